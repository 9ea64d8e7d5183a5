import sodium from 'libsodium-wrappers-sumo';

import { getPaddedSize } from '../submissions/padding.ts';
import { SealError } from '../submissions/seal.ts';
import { sealBox } from '../submissions/sealed-box.ts';

/**
 * The reporter's own key pair, made for one report. What is sealed to its public half (the tip as it
 * was sent, later the answer) is opened by its private half, which is stored encrypted with a key that
 * is derived from the password. Neither the disk nor, between look-ups, the server gives access to it.
 */
export interface ReporterKeys {
  readonly publicKey: Uint8Array;
  readonly wrappedPrivateKey: Uint8Array;
}

/** What a box for the reporter holds; a box of another kind or report is refused. */
type Kind = 'tip' | 'answer' | 'addition' | 'question';

/** An answer in its box. Releases without signatures put the bare text there. */
export interface AnswerForReporter {
  readonly text: string;
  readonly answeredAt: string;
  /** Ed25519, base64. */
  readonly signature: string;
}

const boundTo = (id: string): Uint8Array => Buffer.from(`reporter-key ${id}`);

/** Makes the key pair of the report `id`, wrapped with the password's key (XChaCha20-Poly1305). */
export async function makeReporterKeys(passwordKey: Uint8Array, id: string): Promise<ReporterKeys> {
  await sodium.ready;
  const { publicKey, privateKey } = sodium.crypto_box_keypair();
  const nonce = sodium.randombytes_buf(sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES);
  const box = sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
    privateKey,
    boundTo(id),
    null,
    nonce,
    passwordKey,
  );
  sodium.memzero(privateKey);
  return { publicKey, wrappedPrivateKey: Buffer.concat([nonce, box]) };
}

/** Seals something for the reporter of the report `id`, padded like a submission. */
export async function sealForReporter(
  value: unknown,
  kind: Kind,
  id: string,
  publicKey: Uint8Array,
): Promise<Uint8Array> {
  const text = Buffer.from(JSON.stringify({ kind, id, value }));
  // JSON ignores white space behind it.
  const plain = Buffer.alloc(getPaddedSize(text.length), ' ');
  plain.set(text);
  return sealBox(plain, publicKey);
}

/** Opens what was sealed for the reporter, with the key that the password gave. */
export interface ReporterOpener {
  /** Opens a box of the report, or of the entry `boundId`. Throws `SealError` where it was changed, or belongs elsewhere. */
  open(sealed: Uint8Array, kind: Kind, boundId?: string): unknown;
}

/** Throws `SealError` where the key is another one, or the wrapped key was changed or belongs elsewhere. */
export async function openReporterKeys(
  { publicKey, wrappedPrivateKey }: ReporterKeys,
  passwordKey: Uint8Array,
  id: string,
): Promise<ReporterOpener> {
  await sodium.ready;
  const nonceLength = sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
  let privateKey: Uint8Array;
  try {
    privateKey = sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
      null,
      wrappedPrivateKey.subarray(nonceLength),
      boundTo(id),
      wrappedPrivateKey.subarray(0, nonceLength),
      passwordKey,
    );
  } catch {
    throw new SealError("The reporter's key was changed, or it belongs to another report.");
  }
  return {
    open(sealed, kind, boundId = id) {
      let text: string;
      try {
        text = sodium.to_string(sodium.crypto_box_seal_open(sealed, publicKey, privateKey));
      } catch {
        throw new SealError('What was sealed for the reporter was changed.');
      }
      const opened = JSON.parse(text) as { kind: Kind; id: string; value: unknown };
      if (opened.kind !== kind || opened.id !== boundId)
        throw new SealError('What was sealed for the reporter belongs elsewhere.');
      return opened.value;
    },
  };
}
