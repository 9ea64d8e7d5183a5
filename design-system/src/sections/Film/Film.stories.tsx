import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Film } from './Film.tsx';
import { FilmPoster } from './FilmPoster.tsx';
import { FilmSection } from './FilmSection.tsx';

const texts = {
  ko: {
    alt: '선을 따라 신호가 지나가는 그림',
    heading: '신호의 길',
    text: '버튼을 누르는 순간부터 불이 켜질 때까지 신호가 지나는 길을 따라갑니다.',
    features: ['출발', '도착'],
    play: '영상 보기, 4초',
    transcript: '영상에 나오는 말',
    file: '자막 파일 내려받기',
    captions: ['신호가 배터리에서 출발합니다.', '필요한 곳에 닿으면 불이 켜집니다.'],
    long: [
      '자동차의 모든 전원과 신호를 하나로 이어 온 사람들이 오늘도 같은 자리에서 한 가닥씩 선을 놓습니다.',
    ],
  },
  en: {
    alt: 'A signal runs along a line',
    heading: 'The way of a signal',
    text: 'Follows a signal from the press of a button until a light comes on.',
    features: ['Departure', 'Arrival'],
    play: 'Play the film, 4 seconds',
    transcript: 'What the film says',
    file: 'Download the captions',
    captions: ['The signal leaves the battery.', 'Where it arrives, a light comes on.'],
    long: [
      'The people who have joined every supply and signal of a car still lay the line strand by strand, where they always have.',
    ],
  },
};

const MOVES = [
  {
    part: 'line',
    from: 0,
    until: 4,
    states: [
      { offset: 0, strokeDashoffset: 1 },
      { offset: 1, strokeDashoffset: 0 },
    ],
  },
  {
    part: 'lamp',
    from: 3,
    until: 4,
    states: [
      { offset: 0, opacity: 0 },
      { offset: 1, opacity: 1 },
    ],
  },
];

const meta = {
  title: 'Sections/Statements/Film',
  argTypes: { picture: { control: false } },
  component: Film,
  subcomponents: { FilmSection, FilmPoster },
  args: { seconds: 4, picture: null, moves: MOVES, captions: [] },
  render: withControls((args, context) => {
    const { alt, captions, long } = pick(context, texts);
    const shownCaptions = args.captions.length > 0 ? long : captions;
    return (
      <Film
        {...args}
        captions={shownCaptions.map((text, index) => ({
          from: index * 2,
          until: index * 2 + 2,
          text,
        }))}
        picture={
          <svg viewBox="0 0 720 300" role="img" aria-label={alt} fill="none" strokeLinecap="round">
            <path stroke="var(--color-brand-line)" strokeWidth="6" d="M60 200H400L480 120H640" />
            <path
              data-part="line"
              stroke="var(--color-area-hv)"
              strokeWidth="3"
              pathLength={1}
              strokeDasharray="1"
              strokeDashoffset="1"
              d="M60 200H400L480 120H640"
            />
            <circle
              data-part="lamp"
              cx="650"
              cy="120"
              r="18"
              fill="var(--color-area-hv)"
              opacity="0"
            />
          </svg>
        }
      />
    );
  }),
} satisfies Meta<typeof Film>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Does not start by itself; the position is a slider. */
export const PlayPauseAndSeek: Story = {
  play: async ({ canvas }) => {
    const position = canvas.getByRole('slider');
    const [play] = canvas.getAllByRole('button');
    if (!play) throw new Error('There is nothing to play with.');
    await expect(position).toHaveValue('0');
    await fireEvent.change(position, { target: { value: '4' } });
    await expect(position).toHaveValue('4');
    await fireEvent.change(position, { target: { value: '0' } });
    const before = play.textContent;
    await userEvent.click(play);
    await expect(play).not.toHaveTextContent(before);
    await userEvent.click(play);
    await expect(play).toHaveTextContent(before);
    await fireEvent.change(position, { target: { value: '0' } });
  },
};

/** On a page: the poster is a link to the transcript; a click handler may open the film instead. */
export const InASection: Story = {
  parameters: { layout: 'fullscreen' },
  render: withTexts(texts, ({ heading, text, features, alt, play, transcript, captions, file }) => (
    <FilmSection
      heading={heading}
      text={text}
      features={features.map((title) => ({ title }))}
      poster={<FilmPoster href="#transcript" label={play} picture={<SamplePart title={alt} />} />}
      transcript={{
        id: 'transcript',
        label: transcript,
        lines: captions,
        file: { href: '#/film.vtt', label: file },
      }}
    />
  )),
};

export const Long: Story = {
  args: { captions: [{ from: 0, until: 1, text: '' }] },
  globals: { viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <>
      {meta.render(args, context)}
      {InASection.render?.(args, context)}
    </>
  ),
};

export const InASectionTest: Story = {
  ...InASection,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const { play } = pick(context, texts);
    await expect(canvas.getByRole('link', { name: new RegExp(play) })).toHaveAttribute(
      'href',
      '#transcript',
    );
  },
};
