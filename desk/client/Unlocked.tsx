import { Notice } from '@site/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

import { ALL_CASES, CaseList, type CaseListOptions } from './CaseList.tsx';
import { CaseView } from './CaseView.tsx';
import { useDesk } from './useDesk.ts';
import { getCases } from './server.ts';
import { Navigation, PURPOSES, type Lists } from './Navigation.tsx';
import { RecordView } from './RecordView.tsx';
import { StatisticsView } from './StatisticsView.tsx';
import { useAutoLock } from './useAutoLock.ts';
import { useView, type View } from './useView.ts';

/** The filters and order of each list, which stay while a case is open. */
type ListOptions = Readonly<Partial<Record<Case['purpose'], CaseListOptions>>>;

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
        (cases) => setLists((oldLists) => ({ ...oldLists, [purpose]: cases })),
        report,
      );
  }, [report]);
  useEffect(load, [load]);
  const [listOptions, setListOptions] = useState<ListOptions>({});
  const previous = useRef<View>(undefined);
  useEffect(() => {
    const from = previous.current;
    previous.current = view;
    // The first view starts at the top of the page.
    if (!from) return;
    // After a case, its list continues at the same place.
    const link = from.page === 'case' && main.current?.querySelector(`[data-case="${from.id}"]`);
    const target = link instanceof HTMLElement ? link : main.current;
    target?.focus();
  }, [view]);

  return (
    <div className="unlocked">
      <Navigation
        lists={lists}
        view={view}
        onOpen={(next) => {
          open(next);
          if (next.page === 'list') load();
        }}
      />
      <main id="main" ref={main} tabIndex={-1}>
        {isEnding && (
          <div className="lock-soon">
            <Notice tone="warning" announce>
              {text('lock.soon')}
            </Notice>
          </div>
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
            options={listOptions[view.purpose] ?? ALL_CASES}
            onOptionsChange={(next) =>
              setListOptions((oldOptions) => ({ ...oldOptions, [view.purpose]: next }))
            }
            onOpen={(id) => open({ page: 'case', purpose: view.purpose, id })}
          />
        )}
      </main>
    </div>
  );
}
