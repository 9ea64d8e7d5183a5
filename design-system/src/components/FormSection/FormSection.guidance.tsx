import { guide, type Guidance } from '../../stories/guidance.ts';
import { TextField } from '../TextField/index.ts';
import { FormSection } from './FormSection.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <FormSection heading="방문자" intro="함께 오시는 분을 모두 적어 주세요.">
        <TextField label="이름" />
      </FormSection>,
      '함께 답하는 입력란을 하나의 제목 아래 모읍니다.',
    ),
    en: guide(
      <FormSection heading="Visitors" intro="Everyone who is coming.">
        <TextField label="Name" />
      </FormSection>,
      'Fields that are answered together, under one heading.',
    ),
  },
  dont: {
    ko: guide(
      <FormSection heading="기타" intro="필요한 경우 입력">
        <TextField label="값" />
      </FormSection>,
      '무엇을 묻는지 알 수 없는 제목을 쓰지 않습니다.',
    ),
    en: guide(
      <FormSection heading="Other" intro="Fill in if applicable">
        <TextField label="Value" />
      </FormSection>,
      'A heading that does not say what is asked.',
    ),
  },
};
