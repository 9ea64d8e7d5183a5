import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { IdentifyNetwork } from './client-network.ts';
import { FairQueue } from './fair-queue.ts';

/**
 * Wraps a listener so that at most `atOnce` requests start in one iteration of the event loop, and serves networks in
 * turn. Simultaneous requests are parsed in one iteration: if all of them were also answered in it, new connections
 * would wait for the last one.
 */
export function paceRequests(
  answer: RequestListener,
  { atOnce, identifyNetwork }: { readonly atOnce: number; identifyNetwork: IdentifyNetwork },
): RequestListener {
  const waitingStarts = new FairQueue<() => void>();
  let startTime = 0;

  function start(request: IncomingMessage, response: ServerResponse): void {
    if (startTime === 0) setImmediate(startIteration);
    startTime += 1;
    answer(request, response);
  }

  function startIteration(): void {
    startTime = 0;
    const takeNext = () => (startTime < atOnce ? waitingStarts.shift() : undefined);
    for (let startNext = takeNext(); startNext; startNext = takeNext()) startNext();
  }

  return (request, response) => {
    if (startTime < atOnce && waitingStarts.size === 0) return start(request, response);
    const { socket } = request;
    // Otherwise one connection could add requests faster than they start.
    socket.pause();
    waitingStarts.push(identifyNetwork(request), () => {
      if (socket.destroyed) return;
      socket.resume();
      start(request, response);
    });
  };
}
