import type { Refusal, RefusalCode } from './api.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  locked: 423,
  passphrase: 403,
  keyFile: 422,
  storeFile: 422,
  store: 422,
  folder: 422,
  missing: 404,
  sealed: 409,
  empty: 422,
  tooLong: 422,
  answered: 409,
  closed: 409,
  changed: 409,
  decided: 409,
  cancelled: 409,
  inCopy: 409,
  visitTime: 422,
  unchanged: 409,
  unsealed: 409,
  ownRequest: 409,
  invalidRequest: 409,
  noDepartments: 409,
  invalid: 400,
  large: 413,
  failed: 500,
};

/** Thrown where the window is to say why something was not done. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, details: Omit<Refusal, 'code'> = {}) {
    super(code);
    this.refusal = { code, ...details };
  }

  get status(): number {
    return STATUS[this.refusal.code];
  }
}
