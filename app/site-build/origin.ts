/** The origin that the site is built for, in canonical links and the sitemap. */
export const ORIGIN =
  process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
