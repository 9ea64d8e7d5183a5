import { existsSync } from 'node:fs';
import sodium from 'libsodium-wrappers-sumo';

import { StartError } from '../../start-error.ts';
import type { KeyPair } from '../../submissions/key-pair.ts';
import {
  findDepartments,
  getKeyName,
  getRowDepartment,
  type DepartmentMap,
} from '../../submissions/recipients.ts';
import { sealBox } from '../../submissions/sealed-box.ts';
import type { DeskStore, StoredSubmission } from '../../submissions/store.ts';
import { isSystemError } from '../failures.ts';
import { openKeyFile, PassphraseError } from '../key-file.ts';
import { openRecordFile, type RecordFile } from '../record-file.ts';
import { limitStore, withServer, withStore, type StoreChoice } from '../store-access.ts';
import type { UnlockRequest } from './api.ts';
import { RefusedError } from './refused-error.ts';

/** What is there while the desk is unlocked, and wiped when it is locked. */
export interface OpenDesk {
  readonly pair: KeyPair;
  /** The name of the key, by which rows say whom they are sealed to. */
  readonly keyName: string;
  readonly storeFile: string | undefined;
  /** The address of the private listener, if the desk works on its store. */
  readonly server: string | undefined;
  /** Whom the server seals to, as far as this machine knows. */
  readonly departments: DepartmentMap | undefined;
  /** What this key has done, on this machine. */
  readonly record: RecordFile;
  /** The keys that verify what officers of a row's department signed, as far as this machine knows them. */
  getOfficerKeys(row: StoredSubmission): readonly Uint8Array[];
  /** What lists show of submissions that were opened before, by id. */
  readonly headlines: Map<string, Readonly<Record<string, string>>>;
  withStore<T>(access: 'read' | 'write', work: (store: DeskStore) => Promise<T>): Promise<T>;
}

export interface SessionOptions extends Omit<StoreChoice, 'storeFile'> {
  /** After how long without use the desk locks itself, in milliseconds. */
  readonly lockAfter: number;
  /** Whom the server seals to, as far as this machine knows. */
  readonly departments?: DepartmentMap | undefined;
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
    this.#desk.record.close();
    this.#desk.headlines.clear();
    this.#desk = undefined;
  }

  /** Opens a key file and tries the store. Rejects with a `RefusedError`; then it is locked. */
  unlock({ keyFile, storeFile, passphrase }: UnlockRequest): Promise<void> {
    return this.#queue(async () => {
      this.#wipe();
      if (!existsSync(keyFile)) throw new RefusedError('keyFile');
      if (storeFile !== undefined && !existsSync(storeFile)) throw new RefusedError('storeFile');
      const pair = await refuseUnusable('keyFile', () =>
        openKeyFile(keyFile, () => Promise.resolve(passphrase)),
      );
      const useStore = this.#createStoreAccess(storeFile, pair);
      // A server is asked for nothing that is handed out.
      await useStore('read', (store) => store.list('inquiry'));
      const record = await refuseUnusable('keyFile', () =>
        Promise.resolve(openRecordFile(keyFile, pair)),
      );
      this.#lockedItself = false;
      this.#desk = {
        pair,
        keyName: getKeyName(pair.publicKey),
        storeFile,
        server: storeFile === undefined ? this.#options.server : undefined,
        departments: this.#options.departments,
        record,
        getOfficerKeys: (row) =>
          this.#options.departments?.[getRowDepartment(row)]?.verificationKeys ?? [],
        headlines: new Map(),
        withStore: useStore,
      };
      this.#postponeLock();
    });
  }

  /** Makes the access to a copy, or to the store of the server, here or through its private listener. */
  #createStoreAccess(storeFile: string | undefined, pair: KeyPair): OpenDesk['withStore'] {
    const { server, ...choice } = this.#options;
    const own = findDepartments(choice.departments, pair.publicKey);
    return (access, work) =>
      refuseUnusable('store', () =>
        server === undefined || storeFile !== undefined
          ? withStore({ ...choice, storeFile }, access, (store) => work(limitStore(store, own)))
          : withServer(server, pair, work),
      );
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
    if (isSystemError(error)) throw new RefusedError(code, { reason: error.message });
    if (error instanceof StartError) throw new RefusedError(code, { reason: error.message });
    throw error;
  }
}
