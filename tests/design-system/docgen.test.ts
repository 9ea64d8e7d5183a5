import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { docgen, type DocgenType } from '../../.storybook/docgen.ts';
import { COMPONENT_FOLDERS, ROOT } from './sources.ts';

type Props = Record<string, { tsType?: DocgenType; defaultValue?: { value: string } }>;

const { transform } = docgen() as { transform: (code: string, id: string) => unknown };

/** The props of all components in a file, as the tables in Storybook describe them. */
function propsIn(file: string): Props {
  const source = readFileSync(file, 'utf8');
  const { code = '' } = (transform(source, file) ?? {}) as { code?: string };
  const added = code.slice(source.length).split(/;(?=\w+\.__docgenInfo=)/);
  return Object.assign(
    {},
    ...added
      .filter((line) => line !== '')
      .map(
        (line) =>
          (JSON.parse(line.replace(/^;?\w+\.__docgenInfo=/, '')) as { props?: Props }).props,
      ),
  ) as Props;
}

const component = (name: string) =>
  path.join(ROOT, 'design-system/src/components', name, `${name}.tsx`);

describe('the tables of props', () => {
  it('show types as they are written, without undefined', () => {
    const { items, value, variant, onValueChange } = propsIn(component('Tabs'));
    expect(items?.tsType?.raw).toBe('readonly TabItem[]');
    expect(items?.tsType?.declared).toMatch(/^interface TabItem \{[^]*label: string/);
    expect(value?.tsType).toMatchObject({ name: 'string', raw: 'string' });
    expect(variant?.tsType).toMatchObject({ name: 'union', raw: "'pills' | 'line'" });
    expect(onValueChange?.tsType?.raw).toBe('(value: string) => void');
  });

  it('show the type of an attribute of the element that has a default', () => {
    expect(propsIn(component('Button'))['type']).toMatchObject({
      tsType: { name: 'string' },
      defaultValue: { value: "'button'" },
    });
  });

  it('have a type for every prop of every component', () => {
    const files = COMPONENT_FOLDERS.flatMap((folder) =>
      globSync(path.join(folder, '*.tsx')),
    ).filter((file) => !/\.\w+\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    const without = files.flatMap((file) =>
      Object.entries(propsIn(file)).flatMap(([name, { tsType }]) =>
        tsType?.raw ? [] : [`${path.basename(file)}: ${name}`],
      ),
    );
    expect(without).toEqual([]);
  });
});
