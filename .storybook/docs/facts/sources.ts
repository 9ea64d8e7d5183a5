import type { Documented } from '../documented.ts';

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
export const getFolder = ({ kind, folder }: Documented): string =>
  `design-system/src/${kind}/${folder}`;

/** Returns the paths and texts of a component's own files. */
export const getOwnSources = (of: Documented): [string, string][] =>
  [...sources].filter(([file]) => file.startsWith(`${getFolder(of)}/`));

/** Returns the text of a component's `index.ts`, which contains its public names. */
export const getIndex = (of: Documented): string => sources.get(`${getFolder(of)}/index.ts`) ?? '';
