import { createGuidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';

const createHeadings = (size: 'h2' | 'h3', title: string, section: string) => (
  <Stack gap="small">
    <Heading size="h2">{title}</Heading>
    <Heading size={size}>{section}</Heading>
  </Stack>
);

export const guidance = createGuidance(createHeadings, {
  do: { ko: ['h3', '윤리경영', '책임 체계'], en: ['h3', 'Ethics', 'Responsibilities'] },
  dont: { ko: ['h2', '윤리경영', '책임 체계'], en: ['h2', 'Ethics', 'Responsibilities'] },
});
