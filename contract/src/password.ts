import * as z from 'zod/mini';

import { PASSWORD_LENGTH } from './limits.ts';
import { hasUsualMarks, isShortEnough, normalizeBounded } from './normalize.ts';

/**
 * The password of a report: letters, digits and special characters. It is compared in NFKC, so that Hangul or
 * full-width characters that were typed on two systems are the same password.
 */

/** Returns a password in the form that is compared and hashed: NFKC. */
export const normalizePassword = (password: string): string =>
  normalizeBounded(password, 'NFKC', PASSWORD_LENGTH.max);

const countCharacters = (password: string): number => [...password].length;

/** The rules, which a form shows one by one. Codes are `password.<id>`. */
export const PASSWORD_RULES = [
  {
    id: 'length',
    test: (password: string) => countCharacters(normalizePassword(password)) >= PASSWORD_LENGTH.min,
  },
  { id: 'letters', test: (password: string) => /\p{L}/u.test(normalizePassword(password)) },
  { id: 'digits', test: (password: string) => /\p{Nd}/u.test(normalizePassword(password)) },
  { id: 'special', test: (password: string) => /[\p{P}\p{S}]/u.test(normalizePassword(password)) },
] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number]['id'];

const rules = PASSWORD_RULES.map(({ id, test }) =>
  z.refine<string>((password) => password === '' || test(password), `password.${id}`),
);

/** Bounds before normalization; the rest of a longer password is not checked. */
const isBounded = z.refine<string>(
  (password) => isShortEnough(password, PASSWORD_LENGTH.max) && hasUsualMarks(password),
  { error: 'password.tooLong', abort: true },
);

const isNotTooLong = z.refine<string>(
  (password) => countCharacters(normalizePassword(password)) <= PASSWORD_LENGTH.max,
  'password.tooLong',
);

/** A new password. It is not trimmed: a space is a character. */
export const newPassword = z.string('password.required').check(
  isBounded,
  z.refine((password) => password !== '', 'password.required'),
  isNotTooLong,
  z.refine((password) => !/\p{Surrogate}/u.test(password), 'password.invalid'),
  ...rules,
);

/** An existing password. The form does not check whether it is correct. */
export const knownPassword = z.string('password.required').check(
  isBounded,
  z.refine((password) => password !== '', 'password.required'),
  isNotTooLong,
);
