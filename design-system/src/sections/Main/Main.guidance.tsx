import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Layout/index.ts';

const createHeadings = (size: 'h2' | 'h3', title: string, section: string) => (
  <Stack gap="small">
    <Heading size="h2">{title}</Heading>
    <Heading size={size}>{section}</Heading>
  </Stack>
);

export const guidance: Guidance = {
  do: {
    ko: guide(
      createHeadings('h3', '윤리경영', '책임 체계'),
      '페이지 제목이 구역의 제목보다 큽니다.',
    ),
    en: guide(
      createHeadings('h3', 'Ethics', 'Responsibilities'),
      'The title of the page is larger than the headings of its sections.',
    ),
  },
  dont: {
    ko: guide(
      createHeadings('h2', '윤리경영', '책임 체계'),
      '모든 제목을 같은 크기로 쓰지 않습니다.',
    ),
    en: guide(createHeadings('h2', 'Ethics', 'Responsibilities'), 'All headings in one size.'),
  },
};
