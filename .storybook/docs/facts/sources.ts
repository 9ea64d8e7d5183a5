import type { DocumentedComponent } from '../documented.ts';

/** The sources of components, sections and shared styles by their paths from the root of the project. */
export const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../design-system/src/{components/*,sections/*,styles}/*.{ts,tsx}',
        '!../../../design-system/src/**/*.{stories,test,example,guidance}.tsx',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).map(([file, text]) => [file.replace('../../../', ''), text]),
);

/** Returns the folder of a component from the root of the project. */
export const getFolder = ({ kind, folder }: DocumentedComponent): string =>
  `design-system/src/${kind}/${folder}`;

/** Returns the paths and texts of the files in a component's folder. */
export const getOwnSources = (component: DocumentedComponent): [string, string][] =>
  [...sources].filter(([file]) => file.startsWith(`${getFolder(component)}/`));

/** Returns the text of a component's `index.ts`, which contains its public names. */
export const getIndex = (component: DocumentedComponent): string =>
  sources.get(`${getFolder(component)}/index.ts`) ?? '';
