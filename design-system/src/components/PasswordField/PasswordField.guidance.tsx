import { createPair, type Guidance } from '../../stories/guidance.ts';
import { PasswordField } from './PasswordField.tsx';

export const guidance: Guidance = {
  do: createPair(
    (firstLabel, hint, secondLabel) => (
      <PasswordField
        label={firstLabel}
        hint={hint}
        rules={[{ label: secondLabel, test: (value) => value.length > 7 }]}
      />
    ),
    {
      ko: ['비밀번호', '결과를 확인할 때 필요합니다.', '8자 이상'],
      en: ['Password', 'Needed to read the result.', 'At least 8 characters'],
    },
  ),
  dont: createPair((label, error) => <PasswordField label={label} error={error} />, {
    ko: ['비밀번호', '규칙에 맞지 않습니다.'],
    en: ['Password', 'Does not meet the policy.'],
  }),
};
