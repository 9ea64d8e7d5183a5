import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { yieldToRequests } from './yield.ts';

test('accepts waiting connections between parts of long work', async () => {
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
  const pieces: number[] = [];
  while (pieces.at(-1) !== count) {
    await yieldToRequests();
    pieces.push(accepted);
  }
  expect(pieces.length).toBeLessThan(count / 4);
});
