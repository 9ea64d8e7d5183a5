import { existsSync } from 'node:fs';
import type { LocalizedText } from '@site/contract/language';
import { toSearchForm } from '@site/contract/normalize';

import type { RecordAction, RecordEntry } from '../cases/record.ts';
import { createServerEntry, findServerSecret } from '../cases/server-record.ts';
import { StartError } from '../start-error.ts';
import type { Department } from '../submissions/departments.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { getDemonstrationKeyFile } from '../submissions/keys.ts';
import {
  findDepartments,
  getRowDepartment,
  type DepartmentMap,
} from '../submissions/recipients.ts';
import { open, SealError, type SubmissionContent } from '../submissions/seal.ts';
import { openCurrent } from '../submissions/submission-service.ts';
import type {
  DeskStore,
  Purpose,
  StoredSubmission,
  SubmissionFacts,
  SubmissionStore,
} from '../submissions/store.ts';
import { openKeyFile } from './key-file.ts';
import { describeAction, openRecordFile, type RecordFile } from './record-file.ts';
import { escapeLine, type Terminal } from './terminal.ts';
import { getChoiceLabel, findWords, message, type MessageKey } from './messages.ts';
import { limitStore, withServer, withStore, type StoreChoice } from './store-access.ts';

export interface DeskOptions extends StoreChoice {
  /** The private key; by default the demonstration key of the data folder. */
  readonly keyFile?: string | undefined;
  /** The key that the server seals to, if one key opens everything. */
  readonly publicKey?: Uint8Array | undefined;
  /** Whether one key opens everything; `undefined` if no key is set. */
  readonly isOneKey?: boolean | undefined;
  readonly serverSecret?: Uint8Array | undefined;
  /** The recipients that the server seals to. */
  readonly departments?: DepartmentMap | undefined;
  /** The public key that backups are encrypted to, if it differs from `publicKey`. */
  readonly recoveryKey?: Uint8Array | undefined;
  /** The file of its private key, which decrypts backups. */
  readonly recoveryKeyFile?: string | undefined;
  /** The names of the sites that accept visitors, by id; empty without a built site. */
  readonly siteNames?: Readonly<Record<string, LocalizedText>> | undefined;
}

/** The context of the desk's commands: store, key and terminal. */
export class Desk {
  readonly options: DeskOptions;
  readonly terminal: Terminal;
  #pair: KeyPair | undefined;
  #failed = false;
  #record: RecordFile | undefined;

  constructor(options: DeskOptions, terminal: Terminal) {
    this.options = options;
    this.terminal = terminal;
  }

  /** Whether a part of the command failed. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Returns the label of a choice; `undefined` if the value is a visitor's own text. */
  choiceLabel(field: string, value: string): string | undefined {
    return field === 'site'
      ? findWords(this.options.siteNames ?? {}, value)
      : getChoiceLabel(field, value);
  }

  /**
   * Records an action on a submission before it is carried out, signed by the key of this desk; on the server without a
   * key file, by the server. Resolves with the entries to store together with it. Throws a `StartError` on a copy
   * without a key.
   */
  async record(
    store: DeskStore,
    row: StoredSubmission,
    action: RecordAction,
  ): Promise<readonly RecordEntry[]> {
    const { keyFile, storeFile, server, dataDir } = this.options;
    const facts = await describeAction(store, row, action, new Date());
    const demonstration = getDemonstrationKeyFile(dataDir);
    const at = keyFile ?? (existsSync(demonstration) ? demonstration : undefined);
    if (at === undefined && storeFile === undefined && server === undefined) {
      const secret = findServerSecret(this.options);
      if (!secret) return [];
      return [await this.withOwnStore('write', (own) => createServerEntry(own, facts, secret))];
    }
    const pair = await this.key();
    this.#record ??= openRecordFile(at ?? demonstration, pair, storeFile);
    return this.#record.append(store, facts);
  }

  /** Records that the last recorded action was not carried out, because another officer was first. */
  async recordRefusal(store: DeskStore, row: StoredSubmission): Promise<void> {
    const entries = await this.record(store, row, 'refused');
    await store.apply({ kind: 'note', id: row.id, record: [...entries] });
  }

  /** Closes the opened files. */
  close(): void {
    this.#record?.close();
  }

  /** Returns the keys that verify signatures of the officers of a row's department, if this machine has them. */
  officerKeys(row: StoredSubmission): readonly Uint8Array[] {
    return this.options.departments?.[getRowDepartment(row)]?.verificationKeys ?? [];
  }

  /** Runs `work` with the store, and closes it in any case. Reading never creates or changes a store. */
  async withStore<T>(access: 'read' | 'write', work: (store: DeskStore) => Promise<T>): Promise<T> {
    const { server } = this.options;
    if (server !== undefined) return withServer(server, await this.key(), work);
    const own = await this.departments();
    return withStore(this.options, access, (store) => work(limitStore(store, own)));
  }

  /** Returns the departments of the key file; `undefined` without one, or if no department has its key. */
  async departments(): Promise<readonly Department[] | undefined> {
    const { keyFile, departments } = this.options;
    // A key that all departments share is in each of them.
    if (keyFile === undefined || !departments) return undefined;
    return findDepartments(departments, (await this.key()).publicKey);
  }

  /**
   * Runs `work` with the store itself or with a copy. Throws a `StartError` for a server, which returns single rows
   * only.
   */
  async withOwnStore<T>(
    access: 'read' | 'write',
    work: (store: SubmissionStore) => Promise<T>,
  ): Promise<T> {
    if (this.options.server !== undefined) throw new StartError(message('server.ownStore'));
    return withStore(this.options, access, work);
  }

  /** Prints what was done and what follows; for a copy, that it takes effect when the copy is merged. */
  reportChange(sentence: string, next: string, inCopy: MessageKey): void {
    const { storeFile } = this.options;
    console.log(
      `${sentence} ${storeFile === undefined ? next : message(inCopy, { file: storeFile })}`.trimEnd(),
    );
  }

  /** Throws a `StartError` on a copy, for actions that `merge` cannot take over. */
  requireServer(): void {
    if (this.options.storeFile !== undefined) throw new StartError(message('copy.refused'));
  }

  /** Returns the private key, which is opened once. */
  async key(file = this.options.keyFile): Promise<KeyPair> {
    if (this.#pair && file === this.options.keyFile) return this.#pair;
    const demonstration = getDemonstrationKeyFile(this.options.dataDir);
    if (file === undefined && !existsSync(demonstration))
      throw new StartError(message('key.missing'));
    const at = file ?? demonstration;
    const pair = await openKeyFile(at, () =>
      this.terminal.secret(message('key.passphrase', { file: at })),
    );
    if (file === this.options.keyFile) this.#pair = pair;
    return pair;
  }

  /** Finds the submission whose id has this beginning. Throws a `StartError` if there is none, or several. */
  async find(store: DeskStore, purpose: Purpose, id: string): Promise<StoredSubmission> {
    // Visitors quote the beginning of an id in capitals, with a hyphen; officers paste it with surrounding characters.
    const typedId = toSearchForm(id).replaceAll(/[^a-z\d]/g, '');
    const matchingRows = (await store.list(purpose)).filter((row) =>
      row.id.replaceAll('-', '').startsWith(typedId),
    );
    if (matchingRows.length > 1)
      throw new StartError(message('submission.ambiguous', { id: escapeLine(id) }));
    const row = matchingRows[0] && (await store.find(matchingRows[0].id));
    if (!row) throw new StartError(message(`${purpose}.missing`, { id: escapeLine(id) }));
    return row;
  }

  /**
   * Opens rows one by one; one that is damaged or sealed to another key does not stop the others. Resolves with the ids
   * of those that failed.
   */
  async openAll(
    store: DeskStore,
    rows: readonly SubmissionFacts[],
    each: (row: StoredSubmission, content: SubmissionContent) => void | Promise<void>,
    failed: (facts: SubmissionFacts, reason: string) => void = () => {},
  ): Promise<string[]> {
    const pair = await this.key();
    const failures: string[] = [];
    for (const facts of rows) {
      const row = await store.find(facts.id);
      // The submission was answered or expired since the list was read.
      if (!row) continue;
      let content: SubmissionContent;
      try {
        content = await openCurrent(store, row, pair);
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        failures.push(row.id);
        failed(facts, message(error.reason === 'key' ? 'row.anotherKey' : 'row.damaged'));
        continue;
      }
      await each(row, content);
    }
    return failures;
  }

  /** Prints which rows could not be opened, and makes the command fail. */
  reportFailures(ids: readonly string[]): void {
    if (ids.length > 0)
      this.reportFailure(message('rows.failed', { count: ids.length, ids: ids.join(' ') }));
  }

  /** Prints the actions that failed, and makes the command fail. */
  reportFailure(text: string): void {
    console.error(text);
    this.#failed = true;
  }

  /**
   * Returns the key that opened a row. Throws a `StartError` if the row is sealed to another key, and a `SealError` if
   * it is damaged.
   */
  async keyFor(row: StoredSubmission): Promise<KeyPair> {
    const pair = await this.key();
    try {
      await open(row, pair);
    } catch (error) {
      if (error instanceof SealError && error.reason === 'key')
        throw new StartError(message('key.another'));
      throw error;
    }
    return pair;
  }
}
