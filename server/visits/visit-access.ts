import { hkdfSync } from 'node:crypto';
import { getPhoneDigits } from '@site/contract/phone';

import type { ServerSecret } from '../hotline/secret.ts';
import { decryptWithKey, encryptWithKey, SealError } from '../submissions/envelope.ts';
import { encodePadded } from '../submissions/padding.ts';

/** The fields of a reservation that its visitor can read again, by name. */
export type VisitFields = Readonly<Record<string, string>>;

/** The values that open a reservation. */
export interface VisitCredentials {
  /** The number in its written form. */
  readonly receipt: string;
  /** The phone number of the visitors, as it was typed. */
  readonly contact: string;
}

/**
 * Seals the visitor's copy of a reservation with a key that is derived from its number and phone number. The number has
 * 80 random bits and only its keyed hash is stored, so a slow derivation is not necessary: neither the disk nor the
 * server's secret gives access to the copy.
 */
export interface VisitAccess {
  /** `id` is that of the row: a copy that was moved to another row does not open. */
  seal(fields: VisitFields, id: string, credentials: VisitCredentials): Promise<Uint8Array>;
  /** Returns `undefined` if the phone number is wrong or the copy was changed. */
  open(
    sealedFields: Uint8Array,
    id: string,
    credentials: VisitCredentials,
  ): Promise<VisitFields | undefined>;
}

/** The number of last digits that two spellings of a phone number share: `+82-10-…` and `010-…`. */
const COMPARED_DIGITS = 8;

/** Normalizes a phone number, in any spelling, with or without the country code. */
const getComparedDigits = (contact: string): string =>
  getPhoneDigits(contact).slice(-COMPARED_DIGITS);

const toKey = (serverKey: Uint8Array, use: string, credentials: VisitCredentials): Uint8Array =>
  Buffer.from(
    hkdfSync(
      'sha256',
      serverKey,
      '',
      `${use} ${credentials.receipt} ${getComparedDigits(credentials.contact)}`,
      32,
    ),
  );

const sealJson = (value: unknown, bound: string, key: Uint8Array): Promise<Uint8Array> =>
  encryptWithKey(encodePadded(value), Buffer.from(bound), key);

/** Resolves with `undefined` if the key is another one, or the bytes were changed or moved. */
async function openJson(sealedValue: Uint8Array, bound: string, key: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse(
      (await decryptWithKey(sealedValue, Buffer.from(bound), key)).toString('utf8'),
    );
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** Creates the access to reservations, with keys from the server's secret. */
export function createVisitAccess(secret: ServerSecret): VisitAccess {
  const serverKey = secret.keyFor('visit');
  return {
    seal: (fields, id, credentials) =>
      sealJson(fields, `visit ${id}`, toKey(serverKey, id, credentials)),
    open: async (sealedFields, id, credentials) =>
      (await openJson(sealedFields, `visit ${id}`, toKey(serverKey, id, credentials))) as
        | VisitFields
        | undefined,
  };
}

/** An officer has no secret of the server: the number and the phone number are in the sealed reservation. */
const getMessageKey = (credentials: VisitCredentials): Uint8Array =>
  toKey(new Uint8Array(), 'message to a visitor', credentials);

/** Seals the message of an officer to the visitor. `bound` names the entry, which no other entry can replace. */
export const sealForVisitor = (
  value: unknown,
  bound: string,
  credentials: VisitCredentials,
): Promise<Uint8Array> => sealJson(value, bound, getMessageKey(credentials));

/** Opens what `sealForVisitor` made; resolves with `undefined` if it does not open. */
export const openForVisitor = (
  sealedValue: Uint8Array,
  bound: string,
  credentials: VisitCredentials,
): Promise<unknown> => openJson(sealedValue, bound, getMessageKey(credentials));
