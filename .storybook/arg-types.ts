import type { Preview } from '@storybook/react-vite';

import type { DocgenType } from './docgen.ts';

interface WithDocgen {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: DocgenType }>>;
  };
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Shows types in the tables of props as written, with the interfaces that they name, instead of Storybook's "union". A
 * node gets a text field, unless its story passes `null`, which represents a component.
 */
export const writtenTypes: Enhancer = ({ component, argTypes, initialArgs }) => {
  const props = (component as WithDocgen | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props?.[name]?.tsType;
      if (!type?.raw) return [name, argType];
      return [
        name,
        {
          ...argType,
          ...(type.name === 'ReactNode' &&
            initialArgs[name] !== null && { type: { ...argType.type, name: 'string' as const } }),
          table: {
            ...argType.table,
            type: { summary: type.raw, ...(type.declared && { detail: type.declared }) },
          },
        },
      ];
    }),
  );
};
