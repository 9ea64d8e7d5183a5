import { z } from 'zod';

import type { Change } from '../cases/change.ts';
import { DEPARTMENTS } from '../submissions/departments.ts';
import type { DeskStore } from '../submissions/store.ts';
import type { PrivateClient } from './client.ts';
import {
  caseResponse,
  changesRequest,
  changesResponse,
  deletionsResponse,
  DESK_ROUTES,
  lastEntryResponse,
  listResponse,
  recordResponse,
  type SealedCase,
} from './desk-protocol.ts';

/**
 * Creates a store that works on a server through its private listener. A row is requested once, because each request
 * creates an entry in the server's record; after a change it is requested again. All functions reject with a
 * `PrivateServerError`.
 */
export function createRemoteStore({ send }: PrivateClient): DeskStore {
  const cases = new Map<string, Promise<SealedCase | undefined>>();

  async function requestCase(id: string): Promise<SealedCase | undefined> {
    const { status, body } = await send(DESK_ROUTES.case, { id });
    return status === 404 ? undefined : caseResponse.parse(body);
  }
  function findCase(id: string): Promise<SealedCase | undefined> {
    const sealedCase = cases.get(id) ?? requestCase(id);
    cases.set(id, sealedCase);
    return sealedCase;
  }

  return {
    list: async (purpose) => listResponse.parse((await send(DESK_ROUTES.list, { purpose })).body),
    find: async (id) => (await findCase(id))?.row,
    getReport: async (id) => (await findCase(id))?.report ?? undefined,
    listEntries: async (id) => (await findCase(id))?.entries ?? [],
    listDeletions: async () =>
      deletionsResponse.parse((await send(DESK_ROUTES.deletions, {})).body),
    findReceiptHash: async (id) => (await findCase(id))?.receiptHash ?? undefined,
    async findLastEntry(chain) {
      const department = DEPARTMENTS.find((name) => chain.startsWith(`${name} `));
      const { body } = await send(DESK_ROUTES.lastEntry, { department });
      return lastEntryResponse.parse(body) ?? undefined;
    },
    readRecord: async () => recordResponse.parse((await send(DESK_ROUTES.record, {})).body),
    async apply(change: Change) {
      cases.delete(change.id);
      const request = z.encode(changesRequest, { changes: [change] });
      const [result] = changesResponse.parse((await send(DESK_ROUTES.changes, request)).body);
      if (!result) throw new Error('The server answered no change.');
      return result;
    },
  };
}
