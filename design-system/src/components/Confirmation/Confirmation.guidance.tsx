import { guide, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../Heading/index.ts';
import { Confirmation } from './Confirmation.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Confirmation>
        <Heading>문의가 접수되었습니다</Heading>
        <p>3영업일 안에 이메일로 답변드립니다.</p>
      </Confirmation>,
      '끝난 일을 적고, 언제 무엇이 이어지는지 알립니다.',
    ),
    en: guide(
      <Confirmation>
        <Heading>We have received your inquiry</Heading>
        <p>We reply by email within 3 business days.</p>
      </Confirmation>,
      'Says what has happened, then what follows and when.',
    ),
  },
  dont: {
    ko: guide(
      <Confirmation>
        <Heading>완료</Heading>
      </Confirmation>,
      '무엇이 끝났는지 알 수 없습니다.',
    ),
    en: guide(
      <Confirmation>
        <Heading>Success!</Heading>
      </Confirmation>,
      'It does not say what was done.',
    ),
  },
};
