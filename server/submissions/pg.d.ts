/** As much of `pg` as is used here. */
declare module 'pg' {
  interface Queries {
    query(
      text: string,
      values?: unknown[],
    ): Promise<{ rows: Array<Readonly<Record<string, unknown>>> }>;
  }
  interface Client extends Queries {
    /** Gives the connection back; with an error, it is closed. */
    release(error?: Error): void;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  interface Settings {
    readonly connectionString: string;
    readonly max: number;
    readonly connectionTimeoutMillis: number;
    readonly statement_timeout: number;
    readonly query_timeout: number;
    readonly idle_in_transaction_session_timeout: number;
    readonly application_name: string;
  }
  export class Pool implements Queries {
    constructor(settings: Settings);
    query: Queries['query'];
    connect(): Promise<Client>;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'connect', listener: (client: Client) => void): this;
    end(): Promise<void>;
  }
}
