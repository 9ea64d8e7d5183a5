import { SkipLink } from '@site/design-system';

export default function SkipLinkExample() {
  return (
    <>
      <SkipLink target="content" />
      <main id="content" tabIndex={-1} />
    </>
  );
}
