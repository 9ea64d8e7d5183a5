import { withControls } from '../../stories/controls.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import {
  sampleActions,
  SampleLogo,
  sampleGroups,
  sampleLanguages,
  samplePicture,
} from '../../stories/site.tsx';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { MobileSheet, MobileSheetTrigger } from './MobileSheet.tsx';
import { SheetActions, SheetSearch, sheetStyles } from './SheetParts.tsx';

const meta = {
  title: 'Components/Navigation/MobileSheet',
  component: MobileSheet,
  parameters: { bleeds: true, layout: 'fullscreen' },
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { id: 'sheet', groups: [] },
  argTypes: {
    search: { control: false },
    actions: { control: false },
    logo: { control: false },
    languageSwitch: { control: false },
  },
  render: withControls((args, context) => (
    <div style={{ display: 'grid', justifyItems: 'end', padding: 'var(--space-3)' }}>
      <MobileSheetTrigger sheet={args.id} />
      <MobileSheet
        {...args}
        groups={sampleGroups(context).map((group) => ({
          ...group,
          items: group.items.map((item) => ({
            ...item,
            picture: item.accent && samplePicture,
          })),
        }))}
        sheetStyles={sheetStyles}
        search={
          <SheetSearch
            action="#/search"
            label={pick(context, {
              ko: '제품, 소식, 문서 찾기',
              en: 'Products, news, documents',
            })}
          />
        }
        actions={<SheetActions items={sampleActions(context)} />}
        logo={<SampleLogo />}
        languageSwitch={<LanguageSwitch languages={sampleLanguages(context)} />}
      />
    </div>
  )),
} satisfies Meta<typeof MobileSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const openSheet: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

export const Open: Story = { play: openSheet };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: openSheet,
};

/** In wide windows, which show no button for it, it stays open. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: ({ canvasElement }) => canvasElement.querySelector('dialog')?.showModal(),
};
