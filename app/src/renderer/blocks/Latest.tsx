import { EmptyState, Section } from '@site/design-system';
import { LeadStory, NewsList } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import { PATHS, withId } from '@site/contract/paths';
import type { LatestBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { formatDate } from '@site/contract/languages/dates';
import { leadsSomewhere } from '../../shared/routes.ts';
import { Drawing } from './parts/Drawing.tsx';
import { LinkRow } from './parts/LinkRow.tsx';
import { isPublished, PublishedPicture } from './parts/PublishedPicture.tsx';
import { getSectionProps } from '../../shared/section-head.tsx';

/** The newest press item with its picture, and a list of the newest press items and notices. */
export default function Latest({ block }: { readonly block: LatestBlock }) {
  const { t } = useTranslation('pages');
  const { language, data } = useView();
  const press = (leadsSomewhere(PATHS.pressView) && data?.press) || [];
  const stories = press.map(({ id, date, title, category }) => ({
    dateTime: date,
    date: formatDate(date, language),
    title: title[language],
    category: t(`press.${category}`),
    href: withId(PATHS.pressView, id),
  }));
  const items = (leadsSomewhere(PATHS.noticeView) && data?.notices) || [];
  const notices = items.map(({ id, date, subject }) => ({
    dateTime: date,
    date: formatDate(date, language),
    title: subject[language],
    category: t('press.notice'),
    href: withId(PATHS.noticeView, id),
  }));
  const [lead, ...otherStories] = stories;
  const picture = press[0]?.picture;
  const listedItems = [...otherStories, ...notices]
    .toSorted((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime))
    .slice(0, block.count - 1);
  return (
    <Section {...getSectionProps(block)} aside={<LinkRow links={block.links} />}>
      {lead ? (
        <LeadStory
          story={lead}
          picture={
            isPublished(picture) ? (
              <PublishedPicture address={picture} sizes="(min-width: 1024px) 44rem, 100vw" />
            ) : (
              <Drawing id={block.drawing} decorative />
            )
          }
        >
          <NewsList items={listedItems} />
        </LeadStory>
      ) : (
        <EmptyState>{t(data ? 'live.empty' : 'live.failed')}</EmptyState>
      )}
    </Section>
  );
}
