import { createGuidance } from '../../stories/guidance.ts';
import { TextField } from '../TextField/index.ts';
import { FormSection } from './FormSection.tsx';

export const guidance = createGuidance(
  (heading, intro, label) => (
    <FormSection heading={heading} intro={intro}>
      <TextField label={label} />
    </FormSection>
  ),
  {
    do: {
      ko: ['방문자', '함께 오시는 분을 모두 적어 주세요.', '이름'],
      en: ['Visitors', 'Everyone who is coming.', 'Name'],
    },
    dont: {
      ko: ['기타', '필요한 경우 입력', '값'],
      en: ['Other', 'Fill in if applicable', 'Value'],
    },
  },
);
