import { hash } from 'node:crypto';

/**
 * Returns the position of a submission's row in its SQLite table: a number of 64 bits that is as random as the id, so
 * that neither numbers nor neighbors show which submission came first. By default SQLite numbers rows in the order of
 * insertion.
 */
export const getStorePlace = (id: string): bigint => hash('sha256', id, 'buffer').readBigInt64BE();
