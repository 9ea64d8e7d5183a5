import { useEffect, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

import type { TextKey } from '../texts.ts';
import type { CaseQuestion } from './CaseActions.tsx';
import {
  closeCase,
  decideCase,
  removeCase,
  finishInquiry,
  keepCase,
  notePrint,
  openCase,
} from './server.ts';
import { useDesk } from './useDesk.ts';

export interface CaseViewProps {
  readonly id: string;
  /** Back to the list. */
  readonly onLeave: () => void;
  /** The case has another state now, or is gone. */
  readonly onChange: () => void;
}

/** Opens a case, and returns what can be done with it. `opened` is missing while it is being opened. */
export function useCase({ id, onLeave, onChange }: CaseViewProps) {
  const { run, report } = useDesk();
  const [opened, setOpened] = useState<Case>();
  const [question, setQuestion] = useState<CaseQuestion>();
  /** The last action. */
  const [done, setDone] = useState<TextKey>();

  useEffect(() => {
    // It counts as read from here on.
    openCase(id).then(setOpened, report).then(onChange, report);
  }, [id, onChange, report]);
  const show = (next: Case | undefined, what: TextKey): void => {
    if (!next) return;
    setOpened(next);
    setDone(what);
    setQuestion(undefined);
    onChange();
  };
  const leaveAfter = (result: object | undefined): void => {
    if (!result) return;
    onChange();
    onLeave();
  };
  const removeOpened = async (): Promise<void> => {
    const deletion = await run(removeCase(id));
    if (deletion?.result === 'requested') show(await run(openCase(id)), 'done.deletion-requested');
    else leaveAfter(deletion);
  };
  const answerQuestion = async (): Promise<void> => {
    setQuestion(undefined);
    if (!opened) return;
    if (question === 'close') show(await run(closeCase(id, opened.state)), 'done.closed');
    else if (question === 'confirmed' || question === 'declined')
      show(await run(decideCase(opened, question)), `done.${question}`);
    else if (question === 'finish') leaveAfter(await run(finishInquiry(id)));
    else await removeOpened();
  };
  return {
    opened,
    question,
    done,
    show,
    ask: setQuestion,
    dismiss: () => setQuestion(undefined),
    answerQuestion,
    keep: async () => show(await run(keepCase(id)), 'done.deletion-withdrawn'),
    printCase: async () => {
      if (await run(notePrint(id))) print();
    },
  };
}
