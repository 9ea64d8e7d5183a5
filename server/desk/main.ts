/**
 * `npm run desk`: what a department reads and nobody else can. Works on the data folder itself, also
 * while the server runs, or on a copy of it elsewhere; no submission can be read through the web.
 */
import { runCommand } from './commands.ts';
import { Terminal } from './terminal.ts';

// Whatever is written belongs to this user alone.
process.umask(0o077);

const terminal = new Terminal(process.stdin, process.stderr);
try {
  if (!(await runCommand(process.argv.slice(2), process.env, terminal))) process.exitCode = 1;
} finally {
  terminal.close();
}
