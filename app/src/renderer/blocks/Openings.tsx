import { EmptyState } from '@site/design-system';
import { OpeningList, Scene } from '@site/design-system/sections';
import { LINE_HEIGHT, CABLE_Y } from '@site/drawings/scenes/assembly-line.data.ts';
import { fillMessage } from '@site/contract/message';
import type { OpeningsBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { Drawing } from './parts/Drawing.tsx';
import { formatDate } from '@site/contract/languages/dates';
import { LinkRow } from './parts/LinkRow.tsx';
import { countDaysLeft, getRecruitmentStatus } from './parts/recruitment-status.ts';

/** The assembly line, and below it the open positions, those that close first at the beginning. */
export default function Openings({ block }: { readonly block: OpeningsBlock }) {
  const { language, data } = useView();
  const { today, recruitments = [] } = data ?? {};
  const open = today
    ? recruitments
        .filter(({ date, until }) => date <= today && today <= until)
        .toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))
        .slice(0, block.count)
    : [];
  return (
    <Scene
      id={block.id}
      heading={block.heading}
      intro={<p>{block.text}</p>}
      aside={<LinkRow links={block.links} />}
      drawing={<Drawing id={block.drawing} />}
      line={(CABLE_Y / LINE_HEIGHT) * 100}
    >
      {today && open.length > 0 ? (
        <OpeningList
          arrangement="columns"
          items={open.map(({ id, title, date, until, link }) => {
            const days = countDaysLeft({ until }, today);
            return {
              id,
              title: title[language],
              status: getRecruitmentStatus({ until }, today),
              statusLabel: days > 0 ? fillMessage(block.left, language, { days }) : block.lastDay,
              period: fillMessage(block.period, language, {
                from: formatDate(date, language),
                until: formatDate(until, language),
              }),
              href: link,
              external: link.startsWith('https:'),
            };
          })}
        />
      ) : (
        <EmptyState>{block.empty}</EmptyState>
      )}
    </Scene>
  );
}
