import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Height of a story whose content has none, such as a dialog, in pixels. */
const LEAST = 120;

interface StoryFrameProps {
  readonly src: string;
  readonly title: string;
  /** Width of the window in which the story is rendered, in pixels; by default that of the page. */
  readonly width?: number | undefined;
  /** Minimum padding around a story that has any, in pixels. */
  readonly gutter?: number | undefined;
  /** Called with the story whenever it has changed. */
  readonly onChange?: ((story: Document) => void) | undefined;
  /** Drawn above the story after each change; coordinates are those of the frame. */
  readonly children?: (story: Document) => ReactNode;
}

/** A story in a separate window, as high as its content, scaled to the width of the page. */
export function StoryFrame({ src, title, width, gutter = 0, onChange, children }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [story, setStory] = useState<Document>();
  const [size, setSize] = useState({ height: LEAST, scale: 1 });
  // Counts changes of the story, to redraw the overlay.
  const [, setChanges] = useState(0);

  useLayoutEffect(() => {
    const page = story?.defaultView;
    if (!page || !story) return undefined;
    const measure = () => {
      const dialog = story.querySelector('dialog[open], [role="dialog"]');
      setSize({
        height: Math.max(LEAST, dialog ? 600 : story.documentElement.offsetHeight),
        scale: width
          ? Math.min(1, (frame.current?.parentElement?.clientWidth ?? width) / width)
          : 1,
      });
      setChanges((count) => count + 1);
      onChange?.(story);
    };
    const sizes = new page.ResizeObserver(measure);
    sizes.observe(story.documentElement);
    const changes = new page.MutationObserver(measure);
    changes.observe(story.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    // Text moves when its font has loaded, even if the height does not change.
    story.fonts.addEventListener('loadingdone', measure);
    measure();
    return () => {
      story.fonts.removeEventListener('loadingdone', measure);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [story, width, onChange]);

  const box: CSSProperties = {
    inlineSize: width ?? '100%',
    blockSize: size.height,
    scale: String(size.scale),
    transformOrigin: '0 0',
  };
  return (
    <div
      style={{
        position: 'relative',
        overflow: 'hidden',
        blockSize: size.height * size.scale,
        border: '1px solid var(--color-line)',
        borderRadius: 'var(--radius-small)',
        background: 'var(--color-surface)',
      }}
    >
      {/* The frame has the same origin, so its document can be measured. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={src}
        title={title}
        loading="lazy"
        style={{ ...box, display: 'block', border: 0 }}
        onLoad={({ currentTarget: { contentDocument: storyDocument } }) => {
          storyDocument?.head.insertAdjacentHTML(
            'beforeend',
            `<style>body.sb-main-padded { padding: max(1rem, ${gutter}px) !important; }</style>`,
          );
          setStory(storyDocument ?? undefined);
        }}
      />
      {story && children && (
        <div aria-hidden style={{ ...box, position: 'absolute', inset: 0, pointerEvents: 'none' }}>
          {children(story)}
        </div>
      )}
    </div>
  );
}
