import { Field, useControl } from '@site/design-system/forms';

/** A custom control: `useControl` connects it to label, hint and error. */
function Range() {
  return <input type="range" min={16} max={28} {...useControl<object, HTMLInputElement>({})} />;
}

const texts = {
  ko: { label: '희망 온도', hint: '16~28℃ 사이에서 고릅니다.' },
  en: { label: 'Temperature', hint: 'Between 16 and 28 °C.' },
};

export default function FieldExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Field label={text.label} hint={text.hint} id="temperature">
      <Range />
    </Field>
  );
}
