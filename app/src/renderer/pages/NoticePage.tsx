import { formatNumber } from '@site/design-system';
import { PATHS } from '@site/contract/paths';

import { formatDate } from '@site/contract/languages/dates';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { ArticleScreen } from './live/ArticleScreen.tsx';

/** One notice. */
export default function NoticePage() {
  const t = useWords();
  const { language, data } = useView();
  const getEnd = (until: string): string =>
    until < (data?.today ?? '') ? t('ended') : t('until', { until: formatDate(until, language) });
  return (
    <ArticleScreen<'notices'>
      list={PATHS.notice}
      itemPath={PATHS.noticeView}
      getFacts={({ date, views, until }) =>
        [
          formatDate(date, language),
          `${t('views')} ${formatNumber(views)}`,
          ...(until === undefined ? [] : [getEnd(until)]),
        ].join(' · ')
      }
    />
  );
}
