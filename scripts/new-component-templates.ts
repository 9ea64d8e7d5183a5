const createComponent = (name: string) => `import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of \`${name}\`; other attributes are those of \`div\`. */
export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** Background: none by \`default\`. */
  tone?: 'default' | 'subtle' | undefined;
}

const Root = styled.div\`
  padding: var(--space-6);
  border-radius: var(--radius-medium);
  background: var(--color-surface);

  &[data-tone='subtle'] {
    background: var(--color-surface-subtle);
  }
\`;

/** One sentence: what ${name} is for. */
export function ${name}({ tone, ...rest }: ${name}Props) {
  return <Root data-tone={tone} {...rest} />;
}
`;

const createExample = (name: string, entry: string) => `import { ${name} } from '${entry}';

const texts = {
  ko: '전원과 신호를 필요한 곳까지 잇습니다.',
  en: 'We take power and signals where they are needed.',
};

export default function ${name}Example({ language }: { language: 'ko' | 'en' }) {
  return <${name}>{texts[language]}</${name}>;
}
`;

const createStories = (
  name: string,
  group: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { ${name} } from './${name}.tsx';

const texts = {
  ko: {
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
    long: '설계에서 검증, 양산까지 한곳에서 이어지므로 바뀐 요구를 빠르게 반영하고, 자동차가 다니는 모든 날 동안 전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    text: 'We take power and signals where they are needed.',
    long: 'Design, verification and production happen in one place, so a change is taken up quickly, and power and signals arrive where they are needed for as long as the car is driven.',
  },
};

const meta = {
  title: '${group}/${name}',
  component: ${name},
  render: withControls((args, context) => (
    <${name} {...args}>{pick(context, texts).text}</${name}>
  )),
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Subtle: Story = { args: { tone: 'subtle' } };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <${name} {...args}>{pick(context, texts).long}</${name}>,
};

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { text, long: words } = pick(context, texts);
    return (
      <>
        <${name}>{text}</${name}>
        <${name} tone="subtle">{words}</${name}>
      </>
    );
  },
};
`;

const DOCS = `{
  "name": "한국어 이름",
  "synonyms": "other words for it 다른 이름",
  "description": { "ko": "무엇인지 한 문장으로 적습니다.", "en": "What it is, in one sentence." },
  "examples": [{ "story": "Subtle", "ko": "옅은 바탕", "en": "Subtle" }],
  "use": [{ "ko": "이 컴포넌트를 만든 경우를 적습니다.", "en": "The case it was made for." }],
  "avoid": [
    {
      "ko": "비슷한 경우와 그때 쓸 컴포넌트를 적습니다.",
      "en": "The case that looks alike, and the component for it."
    }
  ],
  "do": { "ko": "한 문장에 한 가지를 말합니다.", "en": "One thought in a sentence." },
  "dont": {
    "ko": "어느 회사나 할 수 있는 말입니다.",
    "en": "A sentence that any company could say."
  },
  "structure": ["div [data-tone]", "└ children"],
  "words": [{ "ko": "문구를 쓰는 방법을 적습니다.", "en": "How its texts are written." }],
  "kwcag": ["텍스트 콘텐츠의 명도 대비", "콘텐츠의 선형구조"],
  "parts": [{ "selector": "div > div", "name": { "ko": "글", "en": "Text" } }]
}
`;

const createTest = (name: string) => `import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import * as stories from './${name}.stories.tsx';

const { Subtle } = composeStories(stories);

// Every story is also rendered in both languages, with axe and a check of its width.
it('marks its tone on its root', async () => {
  await Subtle.run();
  expect(document.querySelectorAll('[data-tone=subtle]')).toHaveLength(1);
});
`;

const createGuidance = (name: string) => `import type { Guidance } from '../../stories/guidance.ts';
import { ${name} } from './${name}.tsx';

export const guidance: Guidance = {
  do: {
    ko: <${name}>전원과 신호를 잇습니다.</${name}>,
    en: <${name}>We connect power and signals.</${name}>,
  },
  dont: {
    ko: <${name}>언제나 최고를 향해!</${name}>,
    en: <${name}>Always the best!</${name}>,
  },
};
`;

/** Returns the files of a new component in a group of the documentation, by name. All of them pass the checks. */
export const createComponentFiles = (
  name: string,
  group: string,
): Readonly<Record<string, string>> => ({
  [`${name}.tsx`]: createComponent(name),
  'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
  [`${name}.example.tsx`]: createExample(
    name,
    group.startsWith('Sections/') ? '@site/design-system/sections' : '@site/design-system',
  ),
  [`${name}.stories.tsx`]: createStories(name, group),
  [`${name}.docs.json`]: DOCS,
  [`${name}.test.tsx`]: createTest(name),
  [`${name}.guidance.tsx`]: createGuidance(name),
});
