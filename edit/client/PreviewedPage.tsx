import { Button, Notice } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';

import type { EditorState } from '../api.ts';
import { useEditorContext } from './editor-context.ts';

/** The maximum time until a page has loaded and reported its version, in milliseconds: the first one is built from sources. */
const LOAD_TIMEOUT = 90_000;
/** The maximum time until a loaded page has reported its version, in milliseconds. */
const REPORT_TIMEOUT = 3000;

export interface PreviewedPageProps {
  readonly url: string;
  readonly site: EditorState['preview'];
  /** In CSS pixels. */
  readonly width: number;
}

/**
 * A page of the preview, scaled to the width of its column. The page reports the version of the content from which it
 * was rendered; if that is out of date, it receives a message to reload, which preserves its scroll position.
 */
export function PreviewedPage({ url, site, width }: PreviewedPageProps) {
  const { text } = useEditorContext();
  const [available, setAvailable] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'shown' | 'failed'>('loading');
  /** The last version that the page reported: a new object for each report. */
  const [announcement, setAnnouncement] = useState<{ readonly shown: string }>();
  const [attempt, setAttempt] = useState(0);
  const { origin, version } = site;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== page.current?.contentWindow) return;
      if (typeof data !== 'object' || !data || !('shown' in data)) return;
      setAnnouncement({ shown: String(data.shown) });
      setState('shown');
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (announcement && announcement.shown !== version)
      page.current?.contentWindow?.postMessage('reload', origin);
  }, [announcement, version, origin]);
  const current = state === 'shown' && announcement?.shown !== version ? 'loading' : state;

  useEffect(() => {
    if (current !== 'loading' && current !== 'loaded') return undefined;
    const timeout = current === 'loading' ? LOAD_TIMEOUT : REPORT_TIMEOUT;
    const timer = setTimeout(() => setState('failed'), timeout);
    return () => clearTimeout(timer);
  }, [current, attempt]);

  const scale = Math.min(1, available / width) || 1;
  return (
    <>
      {current === 'failed' && (
        <Notice tone="error" announce>
          <p>{text('preview.failed')}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setAttempt(attempt + 1);
              setAnnouncement(undefined);
              setState('loading');
            }}
          >
            {text('preview.again')}
          </Button>
        </Notice>
      )}
      <div className="preview-frame" ref={frame} aria-busy={current === 'loading' || undefined}>
        <iframe
          key={attempt}
          ref={page}
          src={url}
          title={text('preview')}
          // The site needs its scripts and storage. It has another origin, so it cannot access the editor.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          // If a page loads and does not report a version, the server or the browser failed.
          onLoad={() => setState((before) => (before === 'loading' ? 'loaded' : before))}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </>
  );
}
