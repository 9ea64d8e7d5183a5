import { useEffect, useState } from 'react';

import { lock, reportUse } from './server.ts';

const MINUTE = 60_000;
/** The time before locking at which the window shows a warning, in milliseconds. */
const NOTICE = MINUTE;
/** The minimum time between two reports of use, in milliseconds. */
const REPORTS = 30_000;
const CHECKS = 5000;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Reloads the page, so that none of its content stays in memory. */
export const forgetEverything = (): void => location.reload();

/**
 * Locks the desk after minutes without use, and reports use to the server. Returns whether it is about to lock.
 *
 * @param minutes `undefined` while it is locked
 */
export function useAutoLock(minutes: number | undefined): boolean {
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    if (minutes === undefined) return undefined;
    let lastUse = Date.now();
    let lastReport = lastUse;
    const note = () => {
      lastUse = Date.now();
      setIsEnding(false);
      if (lastUse - lastReport < REPORTS) return;
      lastReport = lastUse;
      reportUse().catch(forgetEverything);
    };
    const timer = setInterval(() => {
      const idle = Date.now() - lastUse;
      if (idle >= minutes * MINUTE) void lock(true).finally(forgetEverything);
      else setIsEnding(idle >= minutes * MINUTE - NOTICE);
    }, CHECKS);
    for (const use of USES) addEventListener(use, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const use of USES) removeEventListener(use, note);
    };
  }, [minutes]);
  return isEnding;
}
