import { existsSync } from 'node:fs';
import sodium from 'libsodium-wrappers-sumo';

import { StartError } from '../../start-error.ts';
import type { KeyPair } from '../../submissions/key-pair.ts';
import { getKeyName } from '../../submissions/recipients.ts';
import { sealBox } from '../../submissions/sealed-box.ts';
import type { SubmissionStore } from '../../submissions/store.ts';
import { openKeyFile, PassphraseError } from '../key-file.ts';
import { withStore, type StoreChoice } from '../store-access.ts';
import type { UnlockRequest } from './api.ts';
import { RefusedError } from './refused-error.ts';

/** What is there while the desk is unlocked, and wiped when it is locked. */
export interface OpenDesk {
  readonly pair: KeyPair;
  /** The name of the key, by which rows say whom they are sealed to. */
  readonly keyName: string;
  readonly storeFile: string | undefined;
  /** What lists show of submissions that were opened before, by id. */
  readonly headlines: Map<string, Readonly<Record<string, string>>>;
  withStore<T>(access: 'read' | 'write', work: (store: SubmissionStore) => Promise<T>): Promise<T>;
}

export interface SessionOptions extends Pick<StoreChoice, 'dataDir' | 'databaseUrl'> {
  /** After how long without use the desk locks itself, in milliseconds. */
  readonly lockAfter: number;
}

/**
 * The private key in memory, as long as it is used. Work is done one piece at a time, and the key is wiped between two
 * of them: nothing is ever signed with half a key.
 */
export class DeskSession {
  readonly #options: SessionOptions;
  /** Answers that are being written, sealed to the key of the desk: they survive its locking, not its end. */
  readonly #drafts = new Map<string, Uint8Array>();
  #desk: OpenDesk | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #lockedItself = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** What is unlocked; `undefined` while it is locked. */
  get unlocked(): Pick<OpenDesk, 'keyName' | 'storeFile'> | undefined {
    return this.#desk;
  }

  /** Whether it was locked because nobody used it. */
  get lockedItself(): boolean {
    return this.#lockedItself;
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#work.then(work);
    this.#work = result.catch(() => {});
    return result;
  }

  #wipe(): void {
    clearTimeout(this.#timer);
    if (!this.#desk) return;
    sodium.memzero(this.#desk.pair.privateKey);
    this.#desk.headlines.clear();
    this.#desk = undefined;
  }

  /** Opens a key file and tries the store. Rejects with a `RefusedError`; then it is locked. */
  unlock({ keyFile, storeFile, passphrase }: UnlockRequest): Promise<void> {
    return this.#queue(async () => {
      this.#wipe();
      if (!existsSync(keyFile)) throw new RefusedError('keyFile');
      if (storeFile !== undefined && !existsSync(storeFile)) throw new RefusedError('storeFile');
      const choice = { ...this.#options, storeFile };
      await refuseUnusable('store', () => withStore(choice, 'read', () => Promise.resolve()));
      const pair = await refuseUnusable('keyFile', () =>
        openKeyFile(keyFile, () => Promise.resolve(passphrase)),
      );
      this.#lockedItself = false;
      this.#desk = {
        pair,
        keyName: getKeyName(pair.publicKey),
        storeFile,
        headlines: new Map(),
        withStore: (access, work) => refuseUnusable('store', () => withStore(choice, access, work)),
      };
      this.#postponeLock();
    });
  }

  /** Wipes the key, after the work that is in progress. */
  lock(): Promise<void> {
    return this.#queue(() => Promise.resolve(this.#wipe()));
  }

  #postponeLock(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#lockedItself = true;
      void this.lock();
    }, this.#options.lockAfter).unref();
  }

  /** Does a piece of work with the key, which counts as use. Rejects with a `RefusedError` while the desk is locked. */
  run<T>(work: (desk: OpenDesk) => Promise<T> | T): Promise<T> {
    return this.#queue(async () => {
      if (!this.#desk) throw new RefusedError('locked');
      this.#postponeLock();
      try {
        return await work(this.#desk);
      } finally {
        this.#postponeLock();
      }
    });
  }

  /** Keeps an answer that is being written; an empty one is forgotten. */
  async keepDraft({ pair, keyName }: OpenDesk, id: string, text: string): Promise<void> {
    const name = `${keyName} ${id}`;
    if (text === '') this.#drafts.delete(name);
    else this.#drafts.set(name, await sealBox(Buffer.from(text), pair.publicKey));
  }

  /** The answer that was being written; empty where there is none. */
  async readDraft({ pair, keyName }: OpenDesk, id: string): Promise<string> {
    const sealed = this.#drafts.get(`${keyName} ${id}`);
    if (!sealed) return '';
    await sodium.ready;
    return sodium.to_string(sodium.crypto_box_seal_open(sealed, pair.publicKey, pair.privateKey));
  }
}

/** Turns what the operator has to solve into a refusal. */
async function refuseUnusable<T>(code: 'store' | 'keyFile', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PassphraseError) throw new RefusedError('passphrase');
    if (error instanceof StartError) throw new RefusedError(code, { reason: error.message });
    throw error;
  }
}
