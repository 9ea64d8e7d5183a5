/** What a statement is given, and what comes back of it. */
export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

export interface Sql {
  /** Runs one statement with its places `$1`, `$2` … filled; resolves with its rows. */
  query<Shape = Row>(text: string, values?: readonly Value[]): Promise<Shape[]>;
}

/**
 * What the store needs of a database. The statements are those that SQLite and PostgreSQL share, so
 * that whatever speaks PostgreSQL's language can take their place.
 */
export interface Database extends Sql {
  /** Everything inside is on the disk together when it resolves, or not at all. */
  transaction<T>(work: (inside: Sql) => Promise<T>): Promise<T>;
  /** Takes what was deleted out of files that keep it longer, where the database lets us. */
  forget(): Promise<void>;
  /** Writes a whole and sound copy into a new SQLite file, also while others write. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}
