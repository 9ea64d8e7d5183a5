/**
 * `npm run chromatic`: sends the Storybook to Chromatic for review, when there is an account for it.
 * Without a token it says what to do; nothing is wrong then.
 */
import { run } from './run.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status } = await run('chromatic', process.argv.slice(2));
  process.exitCode = status;
} else {
  console.log(
    'Chromatic needs to know its project: set CHROMATIC_PROJECT_TOKEN. Without an account, `npm run visual` does the same review on this machine.',
  );
}
