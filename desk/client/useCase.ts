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
  /** Called to return to the list. */
  readonly onLeave: () => void;
  /** Called when the case has another state, or was deleted. */
  readonly onChange: () => void;
}

/** Opens a case, and returns the actions on it. `openedCase` is undefined while it is being opened. */
export function useCase({ id, onLeave, onChange }: CaseViewProps) {
  const { run, report } = useDesk();
  const [openedCase, setOpenedCase] = useState<Case>();
  const [question, setQuestion] = useState<CaseQuestion>();
  /** The message about the last action. */
  const [doneMessage, setDoneMessage] = useState<TextKey>();

  useEffect(() => {
    // It is marked as read from here on.
    openCase(id).then(setOpenedCase, report).then(onChange, report);
  }, [id, onChange, report]);
  const show = (next: Case | undefined, message: TextKey): void => {
    if (!next) return;
    setOpenedCase(next);
    setDoneMessage(message);
    setQuestion(undefined);
    onChange();
  };
  const leaveAfter = (result: object | undefined): void => {
    if (!result) return;
    onChange();
    onLeave();
  };
  const removeOpenedCase = async (): Promise<void> => {
    const deletion = await run(removeCase(id));
    if (deletion?.result === 'requested') show(await run(openCase(id)), 'done.deletion-requested');
    else leaveAfter(deletion);
  };
  const answerQuestion = async (): Promise<void> => {
    setQuestion(undefined);
    if (!openedCase) return;
    if (question === 'close') show(await run(closeCase(id, openedCase.state)), 'done.closed');
    else if (question === 'confirmed' || question === 'declined')
      show(await run(decideCase(openedCase, question)), `done.${question}`);
    else if (question === 'finish') leaveAfter(await run(finishInquiry(id)));
    else await removeOpenedCase();
  };
  return {
    openedCase,
    question,
    doneMessage,
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
