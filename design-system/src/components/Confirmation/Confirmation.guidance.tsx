import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Heading } from '../Heading/index.ts';
import { Confirmation } from './Confirmation.tsx';

export const guidance: Guidance = {
  do: createPair(
    (firstText, secondText) => (
      <Confirmation>
        <Heading>{firstText}</Heading>
        <p>{secondText}</p>
      </Confirmation>
    ),
    {
      ko: ['문의가 접수되었습니다', '3영업일 안에 이메일로 답변드립니다.'],
      en: ['We have received your inquiry', 'We reply by email within 3 business days.'],
    },
  ),
  dont: createPair(
    (text) => (
      <Confirmation>
        <Heading>{text}</Heading>
      </Confirmation>
    ),
    { ko: ['완료'], en: ['Success!'] },
  ),
};
