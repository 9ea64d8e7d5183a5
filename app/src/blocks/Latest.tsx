import { EmptyState, NewsList, Section } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import type { LatestBlock } from '@site/content/schema/blocks/index.ts';

import { usePageData } from '../data/pageData.ts';
import { useView } from '../view/ViewContext.ts';
import { formatDate } from './parts/formatDate.ts';
import { LinkRow } from './parts/LinkRow.tsx';

/** The newest press items and notices in one list. */
export default function Latest({ block }: { readonly block: LatestBlock }) {
  const { t } = useTranslation('shell');
  const { language } = useView();
  const data = usePageData();
  const items = [
    ...(data?.press ?? []).map(({ date, title, category }) => ({
      dateTime: date,
      title: title[language],
      category: t(`press.${category}`),
    })),
    ...(data?.notices ?? []).map(({ date, subject }) => ({
      dateTime: date,
      title: subject[language],
      category: t('press.notice'),
    })),
  ]
    .toSorted((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime))
    .slice(0, block.count)
    .map((item) => ({ ...item, date: formatDate(item.dateTime, language) }));
  return (
    <Section heading={block.heading} aside={<LinkRow links={block.links} />} arrangement="side">
      {items.length > 0 ? (
        <NewsList items={items} />
      ) : (
        <EmptyState>{t(data ? 'live.empty' : 'live.failed')}</EmptyState>
      )}
    </Section>
  );
}
