import { connect } from 'node:net';

/** The maximum time of a scan, in milliseconds. */
const TIMEOUT = 20_000;
const CHUNK_BYTES = 64 * 1024;

/** Scans a file. Resolves with whether it is infected; rejects if the scanner does not answer. */
export type Scan = (content: Uint8Array) => Promise<boolean>;

/**
 * Creates a client of clamd's protocol (`INSTREAM`) at `host:port` or at the path of a socket. It rejects unless the
 * answer is clear: a file that could not be scanned is not accepted.
 */
export const createClamdScan =
  (address: string): Scan =>
  (content) =>
    new Promise((resolve, reject) => {
      const [host = '', port] = address.startsWith('/') ? [] : address.split(/:(?=\d+$)/);
      const socket = port ? connect(Number(port), host) : connect(address);
      let answer = '';
      socket
        .setTimeout(TIMEOUT, () => socket.destroy(new Error('The scanner did not answer in time.')))
        .on('connect', () => {
          socket.write('zINSTREAM\0');
          for (let at = 0; at < content.length; at += CHUNK_BYTES) {
            const chunk = content.subarray(at, at + CHUNK_BYTES);
            const length = Buffer.alloc(4);
            length.writeUInt32BE(chunk.length);
            socket.write(length);
            socket.write(chunk);
          }
          socket.write(Buffer.alloc(4));
        })
        .on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
        .on('error', reject)
        .on('close', () => {
          const text = answer.replace(/\0[^]*$/, '').trim();
          if (/^stream: OK$/.test(text)) resolve(false);
          else if (/^stream: .* FOUND$/.test(text)) resolve(true);
          else reject(new Error('The answer of the scanner is not clear.'));
        });
    });
