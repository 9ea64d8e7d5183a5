import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartError } from '../start-error.ts';

/** The address that a server listens on, and the settings that define it. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly hostSetting: string;
  readonly portSetting: string;
}

function explain(error: NodeJS.ErrnoException, { host, port, hostSetting, portSetting }: Place) {
  const code = error.code ?? error.message;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. End it, or choose another port: ${portSetting}=${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023 by ${portSetting}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostSetting} is ${host}, which is not an address of this machine (${code}).`;
    default:
      return `${host}:${port} cannot be listened on (${code}).`;
  }
}

/** Starts to listen; resolves with the port. Throws a `StartError` that names the setting to change. */
export async function listen(server: Server, place: Place): Promise<number> {
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(explain(error as NodeJS.ErrnoException, place));
  }
  return (server.address() as AddressInfo).port;
}
