import { NewsList } from '@site/design-system';
import { PATHS, withId } from '@site/contract/paths';

import { formatDate } from '../blocks/parts/formatDate.ts';
import { LiveData, useItem } from '../data/LiveData.tsx';
import { useWords } from '../useContent.ts';
import { useView } from '../ViewContext.ts';
import { Article, NoArticle } from './live/Article.tsx';

function NoticeArticle() {
  const t = useWords();
  const { language } = useView();
  const { data } = useItem('notices');
  if (!data) return <NoArticle name="notices" list={PATHS.notice} />;
  const { subject, content, date, views, newer, older } = data;
  return (
    <Article
      title={subject[language]}
      facts={`${formatDate(date, language)} · ${t('views')} ${views.toLocaleString(language)}`}
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
                  title: one.subject[language],
                  category: t(one === newer ? 'newer' : 'older.item'),
                  href: withId(PATHS.noticeView, one.id),
                },
              ]
            : [],
        )}
      />
    </Article>
  );
}

/** One notice. */
export default function NoticePage() {
  return (
    <LiveData>
      <NoticeArticle />
    </LiveData>
  );
}
