import { PATHS } from '@site/contract/paths';

import { formatDate } from '@site/contract/languages/dates';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/view-context.ts';
import { ArticleScreen } from './live/ArticleScreen.tsx';

/** One press item. */
export default function ArticlePage() {
  const t = useWords();
  const { language } = useView();
  return (
    <ArticleScreen<'press'>
      list={PATHS.press}
      itemPath={PATHS.pressView}
      getFacts={({ category, date }) =>
        `${t(`category.${category}`)} · ${formatDate(date, language)}`
      }
    />
  );
}
