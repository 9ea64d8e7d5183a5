import { hkdfSync } from 'node:crypto';
import sodium from 'libsodium-wrappers-sumo';
import { getPhoneDigits } from '@site/contract/phone';

import type { ServerSecret } from '../hotline/secret.ts';
import { getPaddedSize } from '../submissions/padding.ts';

/** The fields of a reservation that its visitor can read again, by name. */
export type VisitFields = Readonly<Record<string, string>>;

/** The values that open a reservation. */
interface Credentials {
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
  seal(fields: VisitFields, id: string, credentials: Credentials): Promise<Uint8Array>;
  /** Returns `undefined` if the phone number is wrong or the copy was changed. */
  open(sealed: Uint8Array, id: string, credentials: Credentials): Promise<VisitFields | undefined>;
}

/** The number of last digits that two spellings of a phone number share: `+82-10-…` and `010-…`. */
const COMPARED_DIGITS = 8;

/** Normalizes a phone number, in any spelling, with or without the country code. */
const getComparedDigits = (contact: string): string =>
  getPhoneDigits(contact).slice(-COMPARED_DIGITS);

const boundTo = (id: string): Uint8Array => Buffer.from(`visit ${id}`);

/** Creates the access to reservations, with keys from the server's secret. */
export function createVisitAccess(secret: ServerSecret): VisitAccess {
  const serverKey = secret.keyFor('visit');
  const getKey = (id: string, { receipt, contact }: Credentials): Uint8Array =>
    Buffer.from(
      hkdfSync('sha256', serverKey, '', `${id} ${receipt} ${getComparedDigits(contact)}`, 32),
    );
  return {
    async seal(fields, id, credentials) {
      await sodium.ready;
      const text = Buffer.from(JSON.stringify(fields));
      // JSON ignores trailing white space.
      const plain = Buffer.alloc(getPaddedSize(text.length), ' ');
      plain.set(text);
      const nonce = sodium.randombytes_buf(sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES);
      const box = sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
        plain,
        boundTo(id),
        null,
        nonce,
        getKey(id, credentials),
      );
      return Buffer.concat([nonce, box]);
    },
    async open(sealed, id, credentials) {
      await sodium.ready;
      const nonceLength = sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
      try {
        const plain = sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
          null,
          sealed.subarray(nonceLength),
          boundTo(id),
          sealed.subarray(0, nonceLength),
          getKey(id, credentials),
        );
        return JSON.parse(sodium.to_string(plain)) as VisitFields;
      } catch {
        return undefined;
      }
    },
  };
}
