import { definePreview } from '@storybook/react-vite';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';
import { BRANDS } from '@site/tokens/brands';
import '@site/tokens/tokens.css';
import '@site/tokens/modes.css';
import '@site/tokens/brands.css';
import '@site/design-system/global.css';
import '@site/tokens/faces.css';

import { AXE_RULES } from '../design-system/src/testing/axe-rules.ts';
import { writtenTypes } from './arg-types.ts';
import { Container } from './docs/Container.tsx';
import { InlineCode } from './docs/InlineCode.tsx';
import { INITIAL_GLOBALS } from './docs/toolbar.ts';
import { fillControls } from './fill-controls.tsx';
import { MODES } from './modes.ts';

type ToolbarGlobals = typeof INITIAL_GLOBALS;

/** Applies the toolbar's globals to the document as the site and the visitor's system settings would. */
function ApplyGlobals({
  language,
  mode,
  brand,
  textSize,
  motion,
  children,
}: ToolbarGlobals & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['mode'] = mode;
    root.dataset['brand'] = brand;
    root.dataset['motion'] = motion;
    root.style.fontSize = `${textSize}%`;
    return () => {
      root.style.removeProperty('font-size');
    };
  }, [language, mode, brand, textSize, motion]);
  return (
    <MessagesProvider key={language} messages={language === 'en' ? english : korean}>
      {children}
    </MessagesProvider>
  );
}

/** A separate type, because Storybook's types lack `components`. */
const docs = {
  container: Container,
  components: { code: InlineCode },
  toc: { headingSelector: 'h2, h3' },
};

/** The tests and the visual review set the states of controls themselves. */
const forced = import.meta.env['VITEST'] || import.meta.env['STORYBOOK_STORIES'];

/** Creates a menu of the toolbar from the titles of its values. */
const createMenu = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export default definePreview({
  addons: [addonA11y(), addonDocs(), ...(forced ? [] : [addonPseudoStates()])],
  argTypesEnhancers: [writtenTypes],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs,
    // Filled controls are not changes to save.
    controls: { disableSaveFromUI: true },
    // The code of functions is minified in the built Storybook.
    jsx: { functionValue: () => '() => {}' },
    a11y: {
      test: 'error',
      options: {
        rules: AXE_RULES,
        // Storybook shows all results. Tests request only violations, and axe describes no other element.
        ...(import.meta.env['VITEST'] && { resultTypes: ['violations'] }),
      },
    },
    // Only KitchenSink stories are reviewed: each turns its snapshot on.
    chromatic: { disableSnapshot: true, modes: MODES },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Overview',
          'Status',
          'Changes',
          'Pages',
          'Foundations',
          'Components',
          'Sections',
          'Patterns',
          'Drawings',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 768, 1024, 1280, 1440, 1600].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  initialGlobals: INITIAL_GLOBALS,
  globalTypes: {
    language: createMenu('Language', 'globe', { ko: '한국어', en: 'English' }),
    mode: createMenu('Color mode', 'contrast', {
      light: 'Light',
      dark: 'Dark',
      'high-contrast': 'High contrast',
    }),
    brand: createMenu('Brand', 'paintbrush', {
      site: 'This site',
      ...Object.fromEntries(
        BRANDS.map((value) => [value, value.charAt(0).toUpperCase() + value.slice(1)]),
      ),
    }),
    // Without the percent sign, which Storybook does not accept in addresses.
    textSize: createMenu('Text size', 'grow', {
      100: '100%',
      125: '125%',
      150: '150%',
      200: '200%',
    }),
    motion: createMenu('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  // Fails if a story is wider than its window. `bleeds` is for components that extend into the gutter of a page, which
  // stories do not have: their tests check the width.
  afterEach: async ({ parameters }) => {
    // Observers of sizes report in the next frame, and their changes are rendered after it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    if (parameters['bleeds']) return;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  decorators: [
    ...(forced ? [] : [fillControls]),
    (Story, { globals }) => (
      <ApplyGlobals {...(globals as ToolbarGlobals)}>
        <Story />
      </ApplyGlobals>
    ),
  ],
});
