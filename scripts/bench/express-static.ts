/** A plain express server over the folder that it is given, as a process of its own. Prints its port. */
import type { AddressInfo } from 'node:net';
import express from 'express';

const server = express()
  .use(express.static(process.argv[2] ?? '.'))
  .listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
