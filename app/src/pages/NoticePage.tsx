import { formatNumber } from '@site/design-system';
import { PATHS } from '@site/contract/paths';

import { formatDate } from '../blocks/parts/formatDate.ts';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';
import { Article } from './live/Article.tsx';

/** One notice. */
export default function NoticePage() {
  const t = useWords();
  const { language } = useView();
  return (
    <Article<'notices'>
      list={PATHS.notice}
      itemPath={PATHS.noticeView}
      titleOf={({ subject }) => subject}
      factsOf={({ date, views }) =>
        `${formatDate(date, language)} · ${t('views')} ${formatNumber(views)}`
      }
    />
  );
}
