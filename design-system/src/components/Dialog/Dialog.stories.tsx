import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Button } from '../Button/index.ts';
import { Row } from '../Layout/index.ts';
import { Prose } from '../Text/index.ts';
import { Dialog } from './Dialog.tsx';

const texts = {
  ko: {
    opener: '입력한 내용 지우기',
    heading: '입력한 내용을 모두 지울까요?',
    description: '지운 내용은 되돌릴 수 없습니다.',
    confirm: '모두 지우기',
    cancel: '계속 작성하기',
    longOpener: '수집·이용 안내 보기',
    longTitle: '개인정보의 수집과 이용, 보관 기간과 파기 방법을 자세히 안내합니다',
    paragraph:
      '문의에 답하기 위해 이름과 이메일을 받습니다. 답변을 마칠 때까지 보관하며, 그 뒤에는 복구할 수 없는 방법으로 파기합니다. 동의하지 않을 수 있으나, 동의하지 않으면 문의를 접수할 수 없습니다.',
  },
  en: {
    opener: 'Clear what I typed',
    heading: 'Clear everything you typed?',
    description: 'This cannot be undone.',
    confirm: 'Clear everything',
    cancel: 'Keep writing',
    longOpener: 'Read how we use your data',
    longTitle: 'How we collect, use, keep and finally destroy your personal information',
    paragraph:
      'We ask for your name and email address so that we can answer. We keep them until we have answered and then destroy them beyond recovery. You may refuse, but then we cannot accept your inquiry.',
  },
};

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: { heading: '', open: false, onOpenChange: () => undefined, children: null },
  argTypes: { open: { control: false }, children: { control: false } },
  // The state is in the story, because Storybook shows the code of the returned elements.
  render: withControls(function Confirming(args, context) {
    const { opener, heading, description, confirm, cancel } = pick(context, texts);
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {opener}
        </Button>
        <Dialog
          {...args}
          heading={heading}
          description={description}
          open={open}
          onOpenChange={setOpen}
        >
          <Row>
            <Button onClick={close}>{confirm}</Button>
            <Button variant="secondary" onClick={close}>
              {cancel}
            </Button>
          </Row>
        </Dialog>
      </>
    );
  }),
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed initially: the button opens it. */
export const Default: Story = {};

const openIt: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [opener] = within(canvasElement).getAllByRole('button');
  if (opener) await userEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Open: Story = { play: openIt };

const long: NonNullable<Story['render']> = function Reading(args, context) {
  const { longOpener, longTitle, description, paragraph } = pick(context, texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {longOpener}
      </Button>
      <Dialog
        {...args}
        heading={longTitle}
        description={description}
        size="large"
        open={open}
        onOpenChange={setOpen}
      >
        <Prose>
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <p key={number}>{paragraph}</p>
          ))}
        </Prose>
      </Dialog>
    </>
  );
};

/** Taller than the window: the panel scrolls, the page behind does not. */
export const Large: Story = { render: long, play: openIt };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
  play: openIt,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: openIt,
};
