import { NewsList } from '@site/design-system';
import { PATHS, withId } from '@site/contract/paths';

import { formatDate } from '../blocks/parts/formatDate.ts';
import { LiveData, useItem } from '../data/LiveData.tsx';
import { useWords } from '../useContent.ts';
import { useView } from '../ViewContext.ts';
import { Article, NoArticle } from './live/Article.tsx';

function PressArticle() {
  const t = useWords();
  const { language } = useView();
  const { data } = useItem('press');
  if (!data) return <NoArticle name="press" list={PATHS.press} />;
  const { title, content, category, date, newer, older } = data;
  return (
    <Article
      title={title[language]}
      facts={`${t(`category.${category}`)} · ${formatDate(date, language)}`}
      text={content[language]}
    >
      <NewsList
        aria-label={t('neighbours')}
        items={[newer, older].flatMap((one) =>
          one
            ? [
                {
                  dateTime: one.date,
                  date: formatDate(one.date, language),
                  title: one.title[language],
                  category: t(one === newer ? 'newer' : 'older.item'),
                  href: withId(PATHS.pressView, one.id),
                },
              ]
            : [],
        )}
      />
    </Article>
  );
}

/** One press item. */
export default function ArticlePage() {
  return (
    <LiveData>
      <PressArticle />
    </LiveData>
  );
}
