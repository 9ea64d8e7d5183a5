/** A piece of code, and what stands in its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with its `parts` replaced, of which none overlap. */
export const replaced = (code: string, parts: readonly Replacement[]): string =>
  parts
    // From the end, so that positions hold.
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);

/** Ends a build in which `what` was looked for and not found. */
export const notFound = (what: string): Error =>
  new Error(
    `${what}. The library or Vite has changed: adapt app/site-build, or delete that part and compare \`npm run bench -- bytes\`.`,
  );
