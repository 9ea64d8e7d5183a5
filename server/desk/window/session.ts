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
import type { UnlockRequest, WindowState } from './api.ts';
import { RefusedError } from './refused-error.ts';

/** The values of an unlocked desk, which are wiped when it is locked. */
export interface OpenDesk {
  readonly pair: KeyPair;
  /** The name of the key, as in the recipients of rows. */
  readonly keyName: string;
  readonly storeFile: string | undefined;
  /** The address of the private listener, if the desk works on its store. */
  readonly server: string | undefined;
  /** The recipients that the server seals to, if this machine has them. */
  readonly departments: DepartmentMap | undefined;
  /** The actions of this key, as recorded on this machine. */
  readonly record: RecordFile;
  /** Returns the keys that verify signatures of the officers of a row's department, if this machine has them. */
  getOfficerKeys(row: StoredSubmission): readonly Uint8Array[];
  /** The listed content of submissions that were opened before, by id. */
  readonly headlines: Map<string, Readonly<Record<string, string>>>;
  withStore<T>(access: 'read' | 'write', work: (store: DeskStore) => Promise<T>): Promise<T>;
}

export interface SessionOptions extends Omit<StoreChoice, 'storeFile'> {
  /** The time without use after which the desk is locked, in milliseconds. */
  readonly lockAfter: number;
  /** The recipients that the server seals to, if this machine has them. */
  readonly departments?: DepartmentMap | undefined;
}

/**
 * The private key in memory, while it is used. Tasks run one at a time, and the key is only wiped between two of them,
 * so that nothing is signed with a wiped key.
 */
export class DeskSession {
  readonly #options: SessionOptions;
  /** Drafts, sealed to the key of the desk: they survive locking, but not the end of the program. */
  readonly #drafts = new Map<string, Uint8Array>();
  #desk: OpenDesk | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #lockedItself = false;
  #lastFiles: WindowState['suggested'] | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** The unlocked values; `undefined` while it is locked. */
  get unlocked(): Pick<OpenDesk, 'keyName' | 'storeFile'> | undefined {
    return this.#desk;
  }

  /** Whether it was locked after a time without use. */
  get lockedItself(): boolean {
    return this.#lockedItself;
  }

  /** The paths that were opened last, so that only the passphrase has to be typed again. */
  get lastFiles(): WindowState['suggested'] | undefined {
    return this.#lastFiles;
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

  /** Opens a key file and tests the store. Rejects with a `RefusedError` and stays locked if that fails. */
  unlock({ keyFile, storeFile, passphrase }: UnlockRequest): Promise<void> {
    return this.#queue(async () => {
      this.#wipe();
      if (!existsSync(keyFile)) throw new RefusedError('keyFile');
      if (storeFile !== undefined && !existsSync(storeFile)) throw new RefusedError('storeFile');
      const pair = await refuseUnusable('keyFile', () =>
        openKeyFile(keyFile, () => Promise.resolve(passphrase)),
      );
      const useStore = this.#createStoreAccess(storeFile, pair);
      // From a server, only the list is requested here, because each returned row is recorded.
      await useStore('read', (store) => store.list('inquiry'));
      const record = await refuseUnusable('keyFile', () =>
        Promise.resolve(openRecordFile(keyFile, pair, storeFile)),
      );
      this.#lockedItself = false;
      this.#lastFiles = { keyFile, ...(storeFile !== undefined && { storeFile }) };
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

  /** Creates the access to a copy, or to the store of the server, on this machine or through its private listener. */
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

  /**
   * Wipes the key after the current task.
   *
   * @param isIdle whether the desk was not used for the time after which it is locked
   */
  lock(isIdle = false): Promise<void> {
    return this.#queue(() => {
      if (isIdle && this.#desk) this.#lockedItself = true;
      this.#wipe();
      return Promise.resolve();
    });
  }

  #postponeLock(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.lock(true);
    }, this.#options.lockAfter).unref();
  }

  /** Runs a task with the key, which counts as use. Rejects with a `RefusedError` while the desk is locked. */
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

  /** Stores a draft; an empty one is deleted. */
  async keepDraft({ pair, keyName }: OpenDesk, id: string, text: string): Promise<void> {
    const name = `${keyName} ${id}`;
    if (text === '') this.#drafts.delete(name);
    else this.#drafts.set(name, await sealBox(Buffer.from(text), pair.publicKey));
  }

  /** Returns a draft; empty if there is none. */
  async readDraft({ pair, keyName }: OpenDesk, id: string): Promise<string> {
    const draft = this.#drafts.get(`${keyName} ${id}`);
    if (!draft) return '';
    await sodium.ready;
    return sodium.to_string(sodium.crypto_box_seal_open(draft, pair.publicKey, pair.privateKey));
  }
}

/** Turns errors that the operator has to solve into a refusal. */
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
