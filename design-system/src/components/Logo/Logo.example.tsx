import { Logo } from '@site/design-system';

/** Your mark: the text of its SVG file. */
const MARK =
  '<svg viewBox="0 0 96 24" height="32"><path d="M2 12h60l12-8h20" fill="none" stroke="currentColor" stroke-width="4"/></svg>';

export default function LogoExample() {
  return (
    <span style={{ display: 'inline-block', blockSize: '2rem' }}>
      <Logo svg={MARK} aria-label="Example" />
    </span>
  );
}
