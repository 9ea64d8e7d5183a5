import { ButtonLink, EmptyState, Section } from '@site/design-system';
import { OpeningList } from '@site/design-system/sections';
import { fillMessage } from '@site/contract/message';
import type { RecruitmentsBlock } from '@site/content/schema/blocks/index.ts';

import { getList } from '../view/live.ts';
import { useView } from '../view/view-context.ts';
import { formatDate } from '@site/contract/languages/dates';
import { getRecruitmentStatus } from './parts/recruitment-status.ts';
import { getSectionProps } from '../../shared/section-head.tsx';

function Positions({ block }: { readonly block: RecruitmentsBlock }) {
  const { language, live, data: page } = useView();
  // On a page with a list: the items of its page; on other live pages: all items.
  const all = getList<'recruitments'>(live)?.items ?? page?.recruitments;
  const today = page?.today;
  if (!all || !today) return <EmptyState>{block.failed}</EmptyState>;
  const positions = all
    .filter(({ link }) => block.position === undefined || link === block.position)
    .map((item) => ({ ...item, status: getRecruitmentStatus(item, today) }))
    // Open positions by closing date come first, then closed ones, newest first.
    .toSorted((a, b) => {
      if ((a.status === 'closed') !== (b.status === 'closed'))
        return a.status === 'closed' ? 1 : -1;
      const later = Date.parse(a.until) - Date.parse(b.until);
      return a.status === 'closed' ? -later : later;
    });
  const isOpen = positions.some(({ status }) => status !== 'closed');
  return (
    <>
      {positions.every(({ status }) => status === 'closed') && (
        <EmptyState>{block.empty}</EmptyState>
      )}
      <OpeningList
        items={positions.map(({ id, title, status, date, until, link }) => ({
          id,
          title: title[language],
          status,
          statusLabel: block.statuses[status],
          period: fillMessage(block.period, language, {
            from: formatDate(date, language),
            until: formatDate(until, language),
          }),
          href: link,
          external: link.startsWith('https:'),
        }))}
      />
      {isOpen && block.apply && (
        <p>
          <ButtonLink href={block.apply.href}>{block.apply.label}</ButtonLink>
        </p>
      )}
    </>
  );
}

/** Recruitment news. The status of a position is derived from its dates, so that no position stays open by mistake. */
export default function Recruitments({ block }: { readonly block: RecruitmentsBlock }) {
  return (
    <Section {...getSectionProps(block)}>
      <Positions block={block} />
    </Section>
  );
}
