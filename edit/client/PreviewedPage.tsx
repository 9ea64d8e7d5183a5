import { Button, Notice } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@site/contract/language';

import type { EditorState } from '../api.ts';
import { interfaceText } from '../texts.ts';

/** How long a page may take to say what it shows, in milliseconds: the first one is made from sources. */
const PATIENCE = 90_000;
/** And once it has been loaded. */
const SHORT_PATIENCE = 3000;

export interface PreviewedPageProps {
  readonly url: string;
  readonly site: EditorState['preview'];
  /** In CSS pixels. */
  readonly width: number;
  readonly language: Language;
}

/**
 * A page of the preview, scaled to the room there is. It says from which content it was made; where that is out of
 * date, it is told to load itself anew, which keeps its place.
 */
export function PreviewedPage({ url, site, width, language }: PreviewedPageProps) {
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'shown' | 'failed'>('loading');
  /** What the page said last: another object each time. */
  const [announced, setAnnounced] = useState<{ readonly shown: string }>();
  const [attempt, setAttempt] = useState(0);
  const { origin, version } = site;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== page.current?.contentWindow) return;
      if (typeof data !== 'object' || !data || !('shown' in data)) return;
      setAnnounced({ shown: String(data.shown) });
      setState('shown');
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (announced && announced.shown !== version)
      page.current?.contentWindow?.postMessage('reload', origin);
  }, [announced, version, origin]);
  const current = state === 'shown' && announced?.shown !== version ? 'loading' : state;

  useEffect(() => {
    if (current !== 'loading' && current !== 'loaded') return undefined;
    const patience = current === 'loading' ? PATIENCE : SHORT_PATIENCE;
    const timer = setTimeout(() => setState('failed'), patience);
    return () => clearTimeout(timer);
  }, [current, attempt]);

  const scale = Math.min(1, room / width) || 1;
  return (
    <>
      {current === 'failed' && (
        <Notice tone="error" announce>
          <p>{interfaceText('preview.failed', language)}</p>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => {
              setAttempt(attempt + 1);
              setAnnounced(undefined);
              setState('loading');
            }}
          >
            {interfaceText('preview.again', language)}
          </Button>
        </Notice>
      )}
      <div className="preview-frame" ref={place} aria-busy={current === 'loading' || undefined}>
        <iframe
          key={attempt}
          ref={page}
          src={url}
          title={interfaceText('preview', language)}
          // The site needs its scripts and storage; being another origin, it cannot reach out of its frame.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          // What is loaded and says nothing is an error of the server, or of the browser.
          onLoad={() => setState((before) => (before === 'loading' ? 'loaded' : before))}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </>
  );
}
