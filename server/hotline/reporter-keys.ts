import sodium from 'libsodium-wrappers-sumo';

import { decryptWithKey, encryptWithKey, SealError } from '../submissions/envelope.ts';
import { encodePadded } from '../submissions/padding.ts';

import { sealBox } from '../submissions/sealed-box.ts';

/**
 * A key pair of the reporter, created for one report. Data that is sealed to its public key (the tip as it was sent,
 * later the answer) is opened by its private key, which is stored encrypted with a key that is derived from the
 * password. Neither the disk nor, between look-ups, the server gives access to it.
 */
export interface ReporterKeys {
  readonly publicKey: Uint8Array;
  readonly wrappedPrivateKey: Uint8Array;
}

/** The kind of sealed data for the reporter; data of another kind or report is refused. */
type Kind = 'tip' | 'answer' | 'addition' | 'question';

/** An answer, before it is sealed. Releases without signatures sealed the plain text. */
export interface AnswerForReporter {
  readonly text: string;
  readonly answeredAt: string;
  /** Ed25519, base64. */
  readonly signature: string;
}

const boundTo = (id: string): Uint8Array => Buffer.from(`reporter-key ${id}`);

/** Creates the key pair of the report `id`, wrapped with the password's key (XChaCha20-Poly1305). */
export async function makeReporterKeys(passwordKey: Uint8Array, id: string): Promise<ReporterKeys> {
  await sodium.ready;
  const { publicKey, privateKey } = sodium.crypto_box_keypair();
  const wrappedPrivateKey = await encryptWithKey(privateKey, boundTo(id), passwordKey);
  sodium.memzero(privateKey);
  return { publicKey, wrappedPrivateKey };
}

/** Seals a value for the reporter of the report `id`, padded like a submission. */
export async function sealForReporter(
  value: unknown,
  kind: Kind,
  id: string,
  publicKey: Uint8Array,
): Promise<Uint8Array> {
  return sealBox(encodePadded({ kind, id, value }), publicKey);
}

/** Opens data that is sealed to the reporter. */
export interface ReporterOpener {
  /**
   * Opens sealed data of the report, or of the entry `boundId`. Throws `SealError` if it was changed, or belongs to
   * another one.
   */
  open(sealedValue: Uint8Array, kind: Kind, boundId?: string): unknown;
}

/**
 * Unwraps the reporter's keys. Throws `SealError` if the key is wrong, or the wrapped key was changed or belongs to
 * another report.
 */
export async function openReporterKeys(
  { publicKey, wrappedPrivateKey }: ReporterKeys,
  passwordKey: Uint8Array,
  id: string,
): Promise<ReporterOpener> {
  await sodium.ready;
  let privateKey: Uint8Array;
  try {
    privateKey = await decryptWithKey(wrappedPrivateKey, boundTo(id), passwordKey);
  } catch {
    throw new SealError("The reporter's key was changed, or it belongs to another report.");
  }
  return {
    open(sealedValue, kind, boundId = id) {
      let text: string;
      try {
        text = sodium.to_string(sodium.crypto_box_seal_open(sealedValue, publicKey, privateKey));
      } catch {
        throw new SealError('What was sealed for the reporter was changed.');
      }
      const openedMessage = JSON.parse(text) as { kind: Kind; id: string; value: unknown };
      if (openedMessage.kind !== kind || openedMessage.id !== boundId)
        throw new SealError('What was sealed for the reporter belongs elsewhere.');
      return openedMessage.value;
    },
  };
}
