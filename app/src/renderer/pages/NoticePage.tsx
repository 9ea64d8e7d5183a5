import { formatNumber } from '@site/design-system';
import { PATHS } from '@site/contract/paths';

import { formatDate } from '../blocks/parts/format-date.ts';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { ArticleScreen } from './live/ArticleScreen.tsx';

/** One notice. */
export default function NoticePage() {
  const t = useWords();
  const { language } = useView();
  return (
    <ArticleScreen<'notices'>
      list={PATHS.notice}
      itemPath={PATHS.noticeView}
      getFacts={({ date, views }) =>
        `${formatDate(date, language)} · ${t('views')} ${formatNumber(views)}`
      }
    />
  );
}
