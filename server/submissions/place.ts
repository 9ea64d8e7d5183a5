import { hash } from 'node:crypto';

/**
 * Where the row of a submission stands in its SQLite table: a number of 64 bits that is as random as the id, so that
 * neither numbers nor neighbors say which submission came first. SQLite would number rows as they come.
 */
export const getStorePlace = (id: string): bigint => hash('sha256', id, 'buffer').readBigInt64BE();
