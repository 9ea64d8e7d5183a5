import { PATHS } from '@site/contract/paths';

import { formatDate } from '../blocks/parts/formatDate.ts';
import { LiveData } from '../data/LiveData.tsx';
import { useWords } from '../view/useContent.ts';
import { useView } from '../view/ViewContext.ts';
import { Article } from './live/Article.tsx';

/** One press item. */
export default function ArticlePage() {
  const t = useWords();
  const { language } = useView();
  return (
    <LiveData>
      <Article
        name="press"
        list={PATHS.press}
        itemPath={PATHS.pressView}
        titleOf={({ title }) => title}
        factsOf={({ category, date }) =>
          `${t(`category.${category}`)} · ${formatDate(date, language)}`
        }
      />
    </LiveData>
  );
}
