import { withControls } from '../../stories/controls.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleLanguages } from '../../stories/site.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Components/Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { languages: [] },
  render: withControls((args, context) => (
    <LanguageSwitch {...args} languages={sampleLanguages(context)} />
  )),
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** Full names, where there is space. */
export const FullNames: Story = {
  render: (args, context) => (
    <LanguageSwitch
      {...args}
      languages={sampleLanguages(context).map((option) => ({ ...option, label: option.name }))}
    />
  ),
};

const GERMAN = { language: 'de', label: 'DE', name: 'Deutsch', href: '?lang=de' };
const SPANISH = { language: 'es', label: 'ES', name: 'Español', href: '?lang=en' };

/** A menu; one of the languages has no page here. */
export const ThreeLanguages: Story = {
  decorators: [(story) => <div style={{ minBlockSize: '16rem' }}>{story()}</div>],
  render: (args, context) => (
    <LanguageSwitch
      {...args}
      languages={[
        ...sampleLanguages(context),
        GERMAN,
        {
          ...SPANISH,
          note:
            context.globals['language'] === 'en' ? 'this page in English' : '이 페이지는 English',
        },
      ]}
      style={{ insetInlineStart: 0, insetInlineEnd: 'auto' }}
    />
  ),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <LanguageSwitch {...args} languages={sampleLanguages(context)} />
      <LanguageSwitch
        {...args}
        aria-label={context.globals['language'] === 'en' ? 'Language, in full' : '언어, 전체 이름'}
        languages={sampleLanguages(context).map((option) => ({ ...option, label: option.name }))}
      />
    </div>
  ),
};
