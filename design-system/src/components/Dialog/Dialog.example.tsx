import { Button, Dialog, Row } from '@site/design-system';
import { useState } from 'react';

const texts = {
  ko: {
    open: '입력한 내용 지우기',
    heading: '입력한 내용을 모두 지울까요?',
    description: '지운 내용은 되돌릴 수 없습니다.',
    confirm: '모두 지우기',
    cancel: '계속 작성하기',
  },
  en: {
    open: 'Clear what I typed',
    heading: 'Clear everything you typed?',
    description: 'This cannot be undone.',
    confirm: 'Clear everything',
    cancel: 'Keep writing',
  },
};

export default function DialogExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        heading={text.heading}
        description={text.description}
      >
        <Row>
          <Button onClick={() => setOpen(false)}>{text.confirm}</Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {text.cancel}
          </Button>
        </Row>
      </Dialog>
    </>
  );
}
