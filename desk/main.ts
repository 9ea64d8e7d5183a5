/**
 * `npm run desk`: runs the commands of the desk. Without a command it builds and opens the window. A release contains
 * the built page and starts `server/desk/main.ts` as one file.
 */
import { asksForWindow } from '@site/server/desk/commands.ts';

if (asksForWindow(process.argv.slice(2))) {
  // Vite takes long to load, and no command needs it.
  const { buildPage } = await import('@site/edit/shared/build-page.ts');
  await buildPage(import.meta.dirname);
}
await import('@site/server/desk/main.ts');
