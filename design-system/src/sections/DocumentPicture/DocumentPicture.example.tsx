import { DocumentPicture } from '@site/design-system/sections';

const texts = { ko: '품질경영시스템', en: 'Quality management' };

/** The words of the picture are hidden from screen readers: the figure has them as its caption. */
export default function DocumentPictureExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <figure style={{ inlineSize: '15rem', margin: 0 }}>
      <DocumentPicture form="management" code="ISO 9001" label={texts[language]} note="SAMPLE-0001">
        <svg viewBox="0 0 300 400" aria-hidden>
          <path d="M20 16h260v368H20z" fill="var(--art-paper)" stroke="var(--art-ink)" />
        </svg>
      </DocumentPicture>
      <figcaption>ISO 9001, {texts[language]}</figcaption>
    </figure>
  );
}
