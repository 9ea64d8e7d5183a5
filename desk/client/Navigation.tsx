import type { Case, CaseSummary } from '@site/server/desk/window/api.ts';

import { useDesk } from './useDesk.ts';
import type { View } from './useView.ts';

export const PURPOSES = ['report', 'inquiry', 'reservation', 'compliment'] as const;
/** The loaded cases of each kind. */
export type Lists = Readonly<Partial<Record<Case['purpose'], readonly CaseSummary[]>>>;

export interface NavigationProps {
  readonly lists: Lists;
  readonly view: View;
  readonly onOpen: (view: View) => void;
}

/** The lists with the number of cases that need an action, the statistics and the record. */
export function Navigation({ lists, view, onOpen }: NavigationProps) {
  const { text } = useDesk();
  return (
    <nav aria-label={text('nav')}>
      <ul>
        {PURPOSES.map((purpose) => {
          const count = lists[purpose]?.filter(({ due }) => due).length;
          const deletions =
            lists[purpose]?.filter(({ deletion }) => deletion && !deletion.isOwn).length ?? 0;
          const late = lists[purpose]?.filter((summary) => summary.late).length ?? 0;
          return (
            <li key={purpose}>
              <button
                type="button"
                aria-current={'purpose' in view && view.purpose === purpose ? 'page' : undefined}
                onClick={() => onOpen({ page: 'list', purpose })}
              >
                <span>{text(`nav.${purpose}`)}</span>
                {count !== undefined && <small>{text('nav.open', { count })}</small>}
                {deletions > 0 && (
                  <strong className="deletion">
                    {text('nav.deletions', { count: deletions })}
                  </strong>
                )}
                {late > 0 && <strong>{text('nav.late', { count: late })}</strong>}
              </button>
            </li>
          );
        })}
        {(['statistics', 'record'] as const).map((page) => (
          <li key={page}>
            <button
              type="button"
              aria-current={view.page === page ? 'page' : undefined}
              onClick={() => onOpen({ page })}
            >
              {text(`nav.${page}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
