import { guide, type Guidance } from '../../stories/guidance.ts';
import { PasswordField } from './PasswordField.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <PasswordField
        label="비밀번호"
        hint="결과를 확인할 때 필요합니다."
        rules={[{ label: '8자 이상', test: (value) => value.length > 7 }]}
      />,
      '규칙을 미리 보여 주고 지키면 표시합니다.',
    ),
    en: guide(
      <PasswordField
        label="Password"
        hint="Needed to read the result."
        rules={[{ label: 'At least 8 characters', test: (value) => value.length > 7 }]}
      />,
      'The rules are shown before, and marked once met.',
    ),
  },
  dont: {
    ko: guide(
      <PasswordField label="비밀번호" error="규칙에 맞지 않습니다." />,
      '보낸 뒤에야 규칙을 알리지 않습니다.',
    ),
    en: guide(
      <PasswordField label="Password" error="Does not meet the policy." />,
      'Rules that appear only after sending.',
    ),
  },
};
