import path from 'node:path';

/** The folder of the site: above `server/`, whose sources run, or its bundle in `server/dist/`. */
export const ROOT = path.resolve(
  import.meta.dirname,
  path.basename(import.meta.dirname) === 'dist' ? '../..' : '..',
);
