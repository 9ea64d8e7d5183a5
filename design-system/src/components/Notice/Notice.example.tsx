import { Notice, Stack } from '@site/design-system';

const texts = {
  ko: {
    heading: '방문예약을 취소했습니다',
    text: '담당 부서에도 알렸습니다.',
    warning: '연말에는 답변이 하루 이틀 늦어질 수 있습니다.',
  },
  en: {
    heading: 'Your visit is canceled',
    text: 'The department has been told, too.',
    warning: 'Answers may take a day or two longer at the end of the year.',
  },
};

export default function NoticeExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Stack>
      <Notice tone="success" heading={text.heading}>
        {text.text}
      </Notice>
      <Notice tone="warning">{text.warning}</Notice>
    </Stack>
  );
}
