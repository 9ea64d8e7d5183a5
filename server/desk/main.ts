/**
 * `npm run desk`: the commands of the desk, which read what only a department can decrypt. They work on the data
 * folder, also while the server runs, or on a copy of it on another machine; no submission can be read through the web.
 */
import { runCommand } from './commands.ts';
import { Terminal } from './terminal.ts';

// Only this user can read the written files.
process.umask(0o077);

const terminal = new Terminal(process.stdin, process.stderr);
try {
  if (!(await runCommand(process.argv.slice(2), process.env, terminal))) process.exitCode = 1;
} finally {
  terminal.close();
}
