/** The address that the site is built for; it stands in canonical links and the sitemap. */
export const ORIGIN =
  process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
