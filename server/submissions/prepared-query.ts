import type { Compilable, CompiledQuery, Transaction } from 'kysely';

import type { RunQuery } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Makes a function that runs a query with other values each time and resolves with its rows. Kysely compiles it once:
 * each time would take as long as the database takes for it. `build` is given the names of the values in their
 * place, and may add no value of its own.
 */
export function prepareQuery<Values extends object, Row>(
  run: RunQuery,
  build: (names: Values) => Compilable<Row>,
) {
  const compiled = build(new Proxy({} as Values, { get: (_, name) => name })).compile();
  const names = compiled.parameters as ReadonlyArray<keyof Values>;
  return async (values: Values, transaction?: Transaction<Tables>): Promise<readonly Row[]> => {
    const parameters = names.map((name) => values[name]);
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await run(query, transaction)).rows;
  };
}
