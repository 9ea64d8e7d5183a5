import type { Server } from 'node:http';

import type { Config } from '../config.ts';
import { listen } from '../http/listen.ts';
import { closeHttpServer } from '../http/server.ts';
import type { Log } from '../log.ts';
import { createPrivateListener, type PrivateRoutes } from './listener.ts';

/** The server of the private listener; it is off without `DESK_PORT`. */
export interface PrivateServer {
  /** Starts to listen if a port is set; resolves with it. */
  listen(): Promise<number | undefined>;
  /** Finishes the requests in progress. */
  close(): Promise<void>;
}

export function createPrivateServer(
  {
    deskPort: port,
    deskHost: host,
    shutdownTimeout,
  }: Pick<Config, 'deskPort' | 'deskHost' | 'shutdownTimeout'>,
  routes: PrivateRoutes,
  log: Log,
): PrivateServer {
  const server: Server | undefined =
    port === undefined ? undefined : createPrivateListener({ routes, log });
  return {
    listen: async () =>
      server && port !== undefined
        ? listen(server, { host, port, hostSetting: 'DESK_HOST', portSetting: 'DESK_PORT' })
        : undefined,
    close: async () => {
      if (server) await closeHttpServer(server, shutdownTimeout);
    },
  };
}
