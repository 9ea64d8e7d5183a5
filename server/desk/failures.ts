import { existsSync } from 'node:fs';
import path from 'node:path';

import { StartError } from '../start-error.ts';
import { message, type MessageKey } from './messages.ts';

type SystemError = NodeJS.ErrnoException & { readonly errcode?: number };

/** The messages for error codes of the system and result codes of SQLite. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  EEXIST: 'reason.exists',
  ENOENT: 'reason.noFolder',
  ENOTDIR: 'reason.noFolder',
  EACCES: 'reason.notAllowed',
  EPERM: 'reason.notAllowed',
  EROFS: 'reason.notAllowed',
  ENOSPC: 'reason.full',
  8: 'reason.notAllowed',
  13: 'reason.full',
  14: 'reason.notAllowed',
};

/** Returns whether the system or the database refused an operation, which is not an error of the program. */
export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && ('syscall' in error || 'errcode' in error);

const getReason = (error: Error & Partial<SystemError>): string => {
  const reason = REASONS[error.errcode ?? error.code ?? ''];
  return reason ? message(reason) : error.message;
};

/** Returns the reason for which a command failed, with the file if the system names one. */
export const describeFailure = (error: SystemError): string =>
  message('command.failed', {
    reason: [getReason(error), error.path].filter(Boolean).join(' '),
  });

/** Returns the `StartError` for a file or folder that could not be created. */
export function createNotMadeError(file: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  // SQLite has the same code for a missing folder and for one that is not writable.
  const reason = existsSync(path.dirname(file))
    ? getReason(error as Error)
    : message('reason.noFolder');
  return new StartError(message('file.notMade', { file, reason }));
}
