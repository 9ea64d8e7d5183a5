import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { sampleActions, SampleLogo, sampleGroups, sampleLanguages } from '../../stories/site.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch/index.ts';
import {
  MobileSheet,
  MobileSheetTrigger,
  SheetActions,
} from '../../components/MobileSheet/index.ts';
import { Navigation } from '../../components/Navigation/index.ts';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const whole = (args: Partial<SiteHeaderProps>, context: Pick<StoryContext, 'globals'>) => {
  const languageSwitch = <LanguageSwitch languages={sampleLanguages(context)} />;
  return (
    <>
      <SiteHeader
        logo={<SampleLogo />}
        homeHref="#/home"
        homeLabel={pick(context, { ko: '홈으로', en: 'Home' })}
        navigation={<Navigation groups={sampleGroups(context)} />}
        languageSwitch={languageSwitch}
        menuButton={<MobileSheetTrigger sheet="menu" />}
        {...args}
      />
      <MobileSheet
        id="menu"
        groups={sampleGroups(context)}
        actions={<SheetActions items={sampleActions(context)} />}
        logo={<SampleLogo />}
        languageSwitch={languageSwitch}
      />
    </>
  );
};

const meta = {
  title: 'Sections/Page frame/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { logo: null, homeHref: '#/home', homeLabel: '', searchHref: '#/search' },
  argTypes: {
    logo: { control: false },
    navigation: { control: false },
    languageSwitch: { control: false },
    menuButton: { control: false },
  },
  render: withControls(({ searchHref }, context) => whole({ searchHref }, context)),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutSearch: Story = {
  render: (_args, context) => whole({}, context),
};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Phone: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** The longest labels in the narrowest window with a menu. */
export const Long: Story = { globals: { viewport: { value: 'w1024', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
