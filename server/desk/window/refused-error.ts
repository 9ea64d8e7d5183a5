import { REFUSAL_STATUS, type Refusal, type RefusalCode } from './api.ts';

/** An error that the window shows to the user. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, details: Omit<Refusal, 'code'> = {}) {
    super(code);
    this.refusal = { code, ...details };
  }

  get status(): number {
    return REFUSAL_STATUS[this.refusal.code];
  }
}
