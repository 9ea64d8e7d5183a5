import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../Layout/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextField } from '../TextField/index.ts';
import { FieldPair, FormActions, FormSection } from './FormSection.tsx';
import { OnlyWhen } from './OnlyWhen.tsx';

const texts = splitLanguages({
  long: {
    ko: '함께 방문하시는 분들의 소속과 이름, 직위를 빠짐없이 적는 곳',
    en: 'The organizations, names and positions of everyone who comes along',
  },
  heading: { ko: '방문자', en: 'Visitors' },
  intro: { ko: '함께 오시는 분을 모두 적어 주세요.', en: 'Name everyone who is coming.' },
  person: { ko: '첫째 방문자', en: 'First visitor' },
  name: { ko: '이름', en: 'Name' },
  organization: { ko: '소속', en: 'Company or organization' },
  car: { ko: '차량으로 오십니까?', en: 'Are you coming by car?' },
  options: [
    { value: 'no', label: { ko: '아니요', en: 'No' } },
    { value: 'yes', label: { ko: '예', en: 'Yes' } },
  ],
  number: { ko: '차량 번호', en: 'License plate number' },
  send: { ko: '보내기', en: 'Send' },
  anonymous: { ko: '이름을 밝히지 않겠습니다', en: 'I do not want to give my name' },
});

const meta = {
  title: 'Components/Forms/FormSection',
  argTypes: { children: { control: false } },
  component: FormSection,
  subcomponents: { OnlyWhen, FieldPair, FormActions },
  args: { heading: '' },
  render: withControls(
    withTexts(texts, ({ heading, intro, name, organization }, args) => (
      <FormSection {...args} heading={args.heading || heading} intro={args.intro ?? intro}>
        <TextField label={organization} />
        <TextField label={name} />
      </FormSection>
    )),
  ),
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading labels the group. */
export const Default: Story = {};
/** A group inside a section. */
export const Nested: Story = {
  render: withTexts(texts, ({ heading, person, name, organization }) => (
    <FormSection heading={heading}>
      <FormSection level={3} heading={person}>
        <TextField label={organization} />
        <TextField label={name} />
      </FormSection>
    </FormSection>
  )),
};
/** Fields that apply to one choice only, shown by CSS; their values are preserved. */
export const ShownWhenChosen: Story = {
  render: withTexts(texts, ({ heading, car, options, number }) => (
    <form>
      <FormSection heading={heading}>
        <RadioGroup name="car" label={car} options={options} arrangement="row" />
        <OnlyWhen field="car" is="yes">
          <TextField label={number} />
        </OnlyWhen>
      </FormSection>
    </form>
  )),
};
export const HiddenWhenChecked: Story = {
  render: withTexts(texts, ({ heading, anonymous, name }) => (
    <form>
      <FormSection heading={heading}>
        <Checkbox name="anonymous" label={anonymous} />
        <OnlyWhen field="anonymous" not>
          <TextField label={name} />
        </OnlyWhen>
      </FormSection>
    </form>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, intro, name, organization }, args) => (
    <FormSection {...args} heading={longLabel} intro={`${intro} ${intro} ${intro} ${intro}`}>
      <TextField label={organization} />
      <TextField label={name} />
    </FormSection>
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(
    texts,
    ({ heading, intro, person, name, organization, car, options, number, send }) => (
      <form>
        <Stack gap="large">
          <FormSection heading={heading} intro={intro}>
            <FormSection level={3} heading={person}>
              <TextField label={organization} />
              <TextField label={name} />
            </FormSection>
          </FormSection>
          <FormSection heading={number}>
            <RadioGroup
              name="car"
              label={car}
              options={options}
              arrangement="row"
              defaultValue="yes"
            />
            <OnlyWhen field="car" is="yes">
              <TextField label={number} />
            </OnlyWhen>
          </FormSection>
          <FormActions>
            <Button type="submit">{send}</Button>
          </FormActions>
        </Stack>
      </form>
    ),
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /방문자|Visitors/ })).toBeVisible();
  },
};

export const ShownWhenChosenTest: Story = {
  ...ShownWhenChosen,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const number = canvasElement.querySelector('input[type=text]') as HTMLInputElement;
    await expect(number).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^(예|Yes)$/ }));
    await expect(number).toBeVisible();
    await userEvent.type(number, '12가 3456');
    await userEvent.click(canvas.getByRole('radio', { name: /^(아니요|No)$/ }));
    await expect(number).not.toBeVisible();
    await expect(number).toHaveValue('12가 3456');
  },
};
