import { Notice } from '@site/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Case, CaseSummary } from '@site/server/desk/window/api.ts';

import { CaseList } from './CaseList.tsx';
import { CaseView } from './CaseView.tsx';
import { useDesk } from './useDesk.ts';
import { getCases } from './server.ts';
import { RecordView } from './RecordView.tsx';
import { StatisticsView } from './StatisticsView.tsx';
import { useAutoLock } from './useAutoLock.ts';
import { useView } from './useView.ts';

const PURPOSES = ['report', 'inquiry', 'reservation', 'compliment'] as const;
type Lists = Readonly<Partial<Record<Case['purpose'], readonly CaseSummary[]>>>;

/** The view of an unlocked desk: the kinds of submissions next to a list, or one of them. */
export function Unlocked() {
  const { text, state, report } = useDesk();
  const isEnding = useAutoLock(state.lockMinutes);
  const [view, open] = useView();
  const [lists, setLists] = useState<Lists>({});
  const main = useRef<HTMLElement>(null);

  const load = useCallback(() => {
    for (const purpose of PURPOSES)
      getCases(purpose).then(
        (cases) => setLists((before) => ({ ...before, [purpose]: cases })),
        report,
      );
  }, [report]);
  useEffect(load, [load]);
  const isFirst = useRef(true);
  useEffect(() => {
    // The first view starts at the top of the page.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
  }, [view]);

  return (
    <div className="unlocked">
      <nav aria-label={text('nav')}>
        <ul>
          {PURPOSES.map((purpose) => {
            const count = lists[purpose]?.filter(({ due }) => due).length;
            const deletions =
              lists[purpose]?.filter(({ deletion }) => deletion && !deletion.isOwn).length ?? 0;
            const late = lists[purpose]?.filter((one) => one.late).length ?? 0;
            return (
              <li key={purpose}>
                <button
                  type="button"
                  aria-current={'purpose' in view && view.purpose === purpose ? 'page' : undefined}
                  onClick={() => {
                    open({ page: 'list', purpose });
                    load();
                  }}
                >
                  <span>{text(`nav.${purpose}`)}</span>
                  {count !== undefined && <small>{text('nav.open', { count: count })}</small>}
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
                onClick={() => open({ page })}
              >
                {text(`nav.${page}`)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        {isEnding && (
          <Notice tone="warning" announce>
            {text('lock.soon')}
          </Notice>
        )}
        {view.page === 'statistics' && <StatisticsView />}
        {view.page === 'record' && <RecordView />}
        {view.page === 'case' && (
          <CaseView
            key={view.id}
            id={view.id}
            onLeave={() => open({ page: 'list', purpose: view.purpose })}
            onChange={load}
          />
        )}
        {view.page === 'list' && (
          <CaseList
            key={view.purpose}
            purpose={view.purpose}
            cases={lists[view.purpose]}
            onOpen={(id) => open({ page: 'case', purpose: view.purpose, id })}
          />
        )}
      </main>
    </div>
  );
}
