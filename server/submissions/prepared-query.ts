import type { Compilable, CompiledQuery, Transaction } from 'kysely';

import type { RunQuery } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Prepares a query that is run with different values and resolves with its rows. Kysely compiles it once, because
 * compiling takes as long as running it. `build` receives names instead of values, and must not add values.
 */
export function prepareQuery<Values extends object, Row>(
  run: RunQuery,
  build: (names: Values) => Compilable<Row>,
) {
  const compiledQuery = build(new Proxy({} as Values, { get: (_, name) => name })).compile();
  const names = compiledQuery.parameters as ReadonlyArray<keyof Values>;
  return async (values: Values, transaction?: Transaction<Tables>): Promise<readonly Row[]> => {
    const parameters = names.map((name) => values[name]);
    const query: CompiledQuery<Row> = { ...compiledQuery, parameters };
    return (await run(query, transaction)).rows;
  };
}
