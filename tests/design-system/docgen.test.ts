import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { docgen, type DocgenType } from '../../.storybook/docgen.ts';
import { COMPONENT_FOLDERS, ROOT } from './sources.ts';

interface Prop {
  readonly required?: boolean;
  readonly description?: string;
  readonly tsType?: DocgenType;
  readonly defaultValue?: { readonly value: string };
}

type Props = Record<string, Prop>;

const { transform } = docgen() as { transform: (code: string, id: string) => unknown };

/** Returns the props of all components in a file, as the tables in Storybook describe them. */
function readProps(file: string): Props {
  const source = readFileSync(file, 'utf8');
  const { code = '' } = (transform(source, file) ?? {}) as { code?: string };
  const appendedParts = code.slice(source.length).split(/;(?=\w+\.__docgenInfo=)/);
  return Object.assign(
    {},
    ...appendedParts
      .filter((line) => line !== '')
      .map(
        (line) =>
          (JSON.parse(line.replace(/^;?\w+\.__docgenInfo=/, '')) as { props?: Props }).props,
      ),
  ) as Props;
}

const readComponent = (name: string) =>
  path.join(ROOT, 'design-system/src/components', name, `${name}.tsx`);

describe('the tables of props', () => {
  it('show types as they are written, without undefined', () => {
    const { items, value, variant, onValueChange } = readProps(readComponent('Tabs'));
    expect(items?.tsType?.raw).toBe('readonly TabItem[]');
    expect(items?.tsType?.declared).toMatch(/^interface TabItem \{[^]*label: string/);
    expect(value?.tsType).toMatchObject({ name: 'string', raw: 'string' });
    expect(variant?.tsType).toMatchObject({ name: 'union', raw: "'pills' | 'line'" });
    expect(onValueChange?.tsType?.raw).toBe('(value: string) => void');
  });

  it('show the type of an attribute of the element that has a default', () => {
    expect(readProps(readComponent('Button'))['type']).toMatchObject({
      tsType: { name: 'string' },
      defaultValue: { value: "'button'" },
    });
  });

  describe('of every component', () => {
    const props = COMPONENT_FOLDERS.flatMap((folder) => globSync(path.join(folder, '*.tsx')))
      .filter((file) => !/\.\w+\.tsx$/.test(file))
      .flatMap((file) =>
        Object.entries(readProps(file)).map(([name, prop]) => ({
          name: `${path.basename(file)}: ${name}`,
          ...prop,
        })),
      );
    const find = (isMissing: (prop: Prop) => boolean) =>
      props.filter(isMissing).map(({ name }) => name);

    it('have a type for every prop', () => {
      expect(props.length).toBeGreaterThan(400);
      expect(find(({ tsType }) => !tsType?.raw)).toEqual([]);
    });

    // Native attributes that only get a default have no description here.
    it('have a description for every prop', () => {
      expect(find(({ description, defaultValue }) => !description && !defaultValue)).toEqual([]);
    });

    it('state the default of an optional choice or number', () => {
      const isUnknown = ({ required, tsType, defaultValue, description = '' }: Prop) =>
        !required &&
        !defaultValue &&
        /^'|^\d|^number$|^Accent$/.test(tsType?.raw ?? '') &&
        !/default|\bwithout\b/i.test(description);
      expect(find(isUnknown)).toEqual([]);
    });
  });
});
