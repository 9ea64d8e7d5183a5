import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { yieldToRequests } from './yield.ts';

test('waiting connections are accepted while work is done in pieces', async () => {
  const count = 64;
  let accepted = 0;
  const server = createServer(() => (accepted += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
  }
  let pieces = 0;
  for (; accepted < count; pieces += 1) await yieldToRequests();
  expect(pieces).toBeLessThan(count / 4);
});
