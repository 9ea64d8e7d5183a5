import type { Plugin } from 'vite';

/**
 * Chromatic looks at the KitchenSink of each component and at no other story: said once here, instead of
 * in every file of stories.
 */
export function reviewKitchenSinks(): Plugin {
  return {
    name: 'review-kitchen-sinks',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.stories.tsx') || !/\bKitchenSink\b/.test(code)) return undefined;
      const parameters = 'KitchenSink.parameters = { ...KitchenSink.parameters,';
      return {
        code: `${code}\n${parameters} chromatic: { disableSnapshot: false } };`,
        map: null,
      };
    },
  };
}
