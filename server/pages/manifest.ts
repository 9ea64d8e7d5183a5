import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormName, ManifestRoute, SiteManifest } from '@site/contract/renderer';

import { StartError } from '../start-error.ts';

/** Reads the manifest of the build. Throws a `StartError` if it is missing or of another version. */
export function readManifest(distDir: string): SiteManifest {
  let manifest: Partial<SiteManifest>;
  try {
    const text = readFileSync(path.join(distDir, 'site.json'), 'utf8');
    manifest = JSON.parse(text) as Partial<SiteManifest>;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`The build in ${distDir} is damaged. Run \`npm run build\`.`);
    throw new StartError(
      `There is no built site in ${distDir}. Run \`npm run build\`, or \`npm start\`, which builds it first.`,
    );
  }
  const { origin, company, pressCategories, visitSites, feeds, routes, pages } = manifest;
  if (!origin || !company || !pressCategories || !visitSites || !routes || !pages)
    throw new StartError(
      `The build in ${distDir} was made by another version. Run \`npm run build\`.`,
    );
  return { origin, company, pressCategories, visitSites, ...(feeds && { feeds }), routes, pages };
}

const getForms = ({ form, tabs }: ManifestRoute): readonly FormName[] => {
  if (form === undefined || typeof form === 'string') return form ? [form] : [];
  return Object.entries(form).flatMap(([tab, name]) => (tabs.includes(tab) ? [name] : []));
};

/** Returns the forms that pages of the site show. A company without a hotline has no page for it. */
export const listShownForms = ({ routes }: SiteManifest): ReadonlySet<FormName> =>
  new Set(routes.flatMap(getForms));
