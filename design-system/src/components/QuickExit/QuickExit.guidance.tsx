import { createGuidance } from '../../stories/guidance.ts';
import { QuickExit } from './QuickExit.tsx';

export const guidance = createGuidance(
  (label) => <QuickExit href="#exit" label={label} style={{ position: 'static' }} />,
  {
    do: { ko: ['빠른 나가기'], en: ['Leave quickly'] },
    dont: {
      ko: ['신고 화면을 닫고 첫 화면으로 돌아가기'],
      en: ['Close the report and go back to the start page'],
    },
  },
);
