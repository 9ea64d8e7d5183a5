/**
 * Ends a process that npm started when the shell between them has ended: npm passes SIGTERM on to the shell alone, which
 * does not pass it on. Imported, or loaded with `--import` where a process is replaced by another one.
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
