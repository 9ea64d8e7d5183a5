import { existsSync } from 'node:fs';
import type { LocalizedText } from '@site/contract/language';
import { toSearchForm } from '@site/contract/normalize';

import { StartError } from '../start-error.ts';
import type { KeyPair } from '../submissions/key-pair.ts';
import { getDemonstrationKeyFile, getKeyName } from '../submissions/keys.ts';
import { openStore } from '../submissions/open-store.ts';
import { open, SealError, type SubmissionContent } from '../submissions/seal.ts';
import type {
  Purpose,
  StoredSubmission,
  SubmissionFacts,
  SubmissionStore,
} from '../submissions/store.ts';
import { openKeyFile } from './key-file.ts';
import { escapeLine, type Terminal } from './terminal.ts';
import { getChoiceLabel, findWords, message, type MessageKey } from './messages.ts';

export interface DeskOptions {
  readonly dataDir: string;
  /** The PostgreSQL that keeps submissions, where the server uses one. */
  readonly databaseUrl?: string | undefined;
  /** The private key; else the demonstration key of the data folder. */
  readonly keyFile?: string | undefined;
  /** A copy that was taken away with `export`, instead of the data folder's own store. */
  readonly storeFile?: string | undefined;
  /** The key that the server seals to. */
  readonly publicKey?: Uint8Array | undefined;
  /** The public key that backups are encrypted to, where it is another one than `publicKey`. */
  readonly recoveryKey?: Uint8Array | undefined;
  /** The file of its private half, which opens an encrypted backup. */
  readonly recoveryKeyFile?: string | undefined;
  /** The names of the sites that take visitors, by their ids; empty where there is no built site. */
  readonly siteNames?: Readonly<Record<string, LocalizedText>> | undefined;
}

/** What every command of the desk works with: the store, the key, the person. */
export class Desk {
  readonly options: DeskOptions;
  readonly terminal: Terminal;
  #pair: KeyPair | undefined;
  #failed = false;

  constructor(options: DeskOptions, terminal: Terminal) {
    this.options = options;
    this.terminal = terminal;
  }

  /** Whether the command did not do all that it was asked for. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The choice that a value stands for, in words; `undefined` where the value is a visitor's own text. */
  choiceLabel(field: string, value: string): string | undefined {
    return field === 'site'
      ? findWords(this.options.siteNames ?? {}, value)
      : getChoiceLabel(field, value);
  }

  /** Works on the store and closes it, whatever happens. Reading never makes or changes one. */
  async withStore<T>(
    access: 'read' | 'write',
    work: (store: SubmissionStore) => Promise<T>,
  ): Promise<T> {
    const { dataDir, databaseUrl, storeFile } = this.options;
    const config = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
    // A mistyped name must not leave an empty store behind.
    if (storeFile !== undefined && !existsSync(storeFile))
      throw new StartError(message('file.missing', { file: storeFile }));
    // A reader refuses a store that is missing, so that writing never makes one.
    if (access === 'write') await (await openStore(config, this.#openOptions(true))).close();
    const store = await openStore(config, this.#openOptions(access === 'read'));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  #openOptions(readOnly: boolean) {
    const { storeFile } = this.options;
    return { readOnly, ...(storeFile !== undefined && { file: storeFile }) };
  }

  /** Says what was done and what follows; of a copy, that nothing does before it is merged. */
  reportChange(done: string, next: string, inCopy: MessageKey): void {
    const { storeFile } = this.options;
    console.log(
      `${done} ${storeFile === undefined ? next : message(inCopy, { file: storeFile })}`.trimEnd(),
    );
  }

  /** Throws a `StartError` on a copy, for what `merge` cannot take over. */
  requireServer(): void {
    if (this.options.storeFile !== undefined) throw new StartError(message('copy.refused'));
  }

  /** The private key, opened once. */
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

  /** The submission whose id begins like this. Throws a `StartError` where there is none, or several. */
  async find(store: SubmissionStore, purpose: Purpose, id: string): Promise<StoredSubmission> {
    // Visitors quote the beginning of an id in capitals, with a hyphen; it is pasted with whatever was around it.
    const typed = toSearchForm(id).replaceAll(/[^a-z\d]/g, '');
    const found = (await store.list(purpose)).filter((row) =>
      row.id.replaceAll('-', '').startsWith(typed),
    );
    if (found.length > 1)
      throw new StartError(message('submission.ambiguous', { id: escapeLine(id) }));
    const row = found[0] && (await store.find(found[0].id));
    if (!row) throw new StartError(message(`${purpose}.missing`, { id: escapeLine(id) }));
    return row;
  }

  /**
   * Opens rows one by one; one that is damaged or sealed to another key does not stop the rest. Resolves
   * with the ids of those.
   */
  async openAll(
    store: SubmissionStore,
    rows: readonly SubmissionFacts[],
    each: (row: StoredSubmission, content: SubmissionContent) => void | Promise<void>,
    failed: (facts: SubmissionFacts, reason: string) => void = () => {},
  ): Promise<string[]> {
    const pair = await this.key();
    const failures: string[] = [];
    for (const facts of rows) {
      const row = await store.find(facts.id);
      // Answered or expired since the list was read.
      if (!row) continue;
      let content: SubmissionContent;
      try {
        content = await open(row, pair);
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        failures.push(row.id);
        const sealedTo = row.recipient === getKeyName(pair.publicKey);
        failed(facts, message(sealedTo ? 'row.damaged' : 'row.anotherKey'));
        continue;
      }
      await each(row, content);
    }
    return failures;
  }

  /** Says which rows could not be opened, and makes the command fail. */
  reportFailures(ids: readonly string[]): void {
    if (ids.length > 0)
      this.reportFailure(message('rows.failed', { count: ids.length, ids: ids.join(' ') }));
  }

  /** Says what was not done, and makes the command fail. */
  reportFailure(text: string): void {
    console.error(text);
    this.#failed = true;
  }

  /** The key that opens a row. Throws a `StartError` where the row is sealed to another one. */
  async keyFor(row: StoredSubmission): Promise<KeyPair> {
    const pair = await this.key();
    if (row.recipient !== getKeyName(pair.publicKey)) throw new StartError(message('key.another'));
    return pair;
  }
}
