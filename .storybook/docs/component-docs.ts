import type { ComponentDocs } from '../../design-system/src/stories/component-docs.ts';

const files = import.meta.glob<ComponentDocs>(
  '../../design-system/src/{patterns,{components,sections}/*}/*.docs.json',
  { import: 'default', eager: true },
);

/** The documentation of every component, section and pattern, by name. */
export const componentDocs: ReadonlyMap<string, ComponentDocs> = new Map(
  Object.entries(files).map(([file, docs]) => [/\/(\w+)\.docs/.exec(file)?.[1] ?? '', docs]),
);
