import { guide, type Guidance } from '../../stories/guidance.ts';
import { QuickExit } from './QuickExit.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <QuickExit href="#exit" label="빠른 나가기" style={{ position: 'static' }} />,
      '짧은 말로, 늘 같은 자리에 둡니다.',
    ),
    en: guide(
      <QuickExit href="#exit" label="Leave quickly" style={{ position: 'static' }} />,
      'Few words, always in the same place.',
    ),
  },
  dont: {
    ko: guide(
      <QuickExit
        href="#exit"
        label="신고 화면을 닫고 첫 화면으로 돌아가기"
        style={{ position: 'static' }}
      />,
      '급할 때 읽기 긴 말과 신고라는 말을 피합니다.',
    ),
    en: guide(
      <QuickExit
        href="#exit"
        label="Close the report and go back to the start page"
        style={{ position: 'static' }}
      />,
      'Too long for a hurry, and it names the report.',
    ),
  },
};
