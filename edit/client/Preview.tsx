import { Notice } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';
import { LANGUAGES, type Language } from '@site/contract/language';

import { interfaceText } from '../texts.ts';
import { Choice } from './Choice.tsx';

/** In CSS pixels. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[];

export interface PreviewProps {
  /** The origin of the site as the drafts make it. */
  readonly origin: string;
  readonly address: string | undefined;
  readonly language: Language;
  /** Whether something has to be corrected before the draft can be shown. */
  readonly stale: boolean;
}

/** The page itself as the drafts make it, at one of three widths, in one of the languages. */
export function Preview({ origin, address, language, stale }: PreviewProps) {
  const [width, setWidth] = useState<Width>('desktop');
  const [shown, setShown] = useState<Language>(language);
  const [room, setRoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / WIDTHS[width]) || 1;
  const separator = address?.includes('?') ? '&' : '?';
  const url = address === undefined ? undefined : `${origin}${address}${separator}lang=${shown}`;
  return (
    <section className="preview" aria-label={interfaceText('preview', language)}>
      <div className="preview-bar">
        <Choice
          label={interfaceText('preview.width', language)}
          options={WIDTH_NAMES.map((one) => [one, interfaceText(`preview.${one}`, language)])}
          value={width}
          onChange={setWidth}
        />
        <Choice
          label={interfaceText('preview.language', language)}
          options={LANGUAGES.map((one) => [one, one === 'ko' ? '한국어' : 'English'])}
          value={shown}
          onChange={setShown}
        />
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {interfaceText('preview.open', language)}
          </a>
        )}
      </div>
      {stale && url && <Notice tone="warning">{interfaceText('preview.stale', language)}</Notice>}
      {!url && <p>{interfaceText('preview.none', language)}</p>}
      <div className="preview-frame" ref={frame}>
        {url && (
          <iframe
            key={url}
            src={url}
            title={interfaceText('preview', language)}
            // The site needs its scripts and storage; being another origin, it cannot reach out of its frame.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            style={{
              inlineSize: WIDTHS[width],
              blockSize: `${100 / scale}%`,
              scale: String(scale),
            }}
          />
        )}
      </div>
    </section>
  );
}
