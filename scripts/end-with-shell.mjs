/**
 * Ends a process that npm started when the shell between them has ended: npm sends SIGTERM to the shell only, and the
 * shell does not forward it (https://github.com/npm/cli/issues/5776). Imported, or loaded with `--import` for a process that replaces another
 * one.
 */
const shell = process.ppid;
/** How often the parent process is checked, in milliseconds. */
const INTERVAL = 500;

if (process.env['npm_lifecycle_event'] !== undefined) {
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
