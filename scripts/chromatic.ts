/**
 * `npm run chromatic`: publishes the Storybook to Chromatic for visual review. Without a token it explains how to get
 * one and exits with 0.
 */
import { run } from './run.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status } = await run('chromatic', process.argv.slice(2));
  process.exitCode = status;
} else {
  // GitHub shows a notice with the run: a lost secret would look like a passed review.
  const notice = process.env['GITHUB_ACTIONS'] ? '::notice title=Not reviewed in Chromatic::' : '';
  console.log(
    notice +
      'Chromatic needs to know its project: set CHROMATIC_PROJECT_TOKEN. Without an account, `npm run visual` does the same review on this machine.',
  );
}
