import { Button, Heading, MessagesProvider, Notice } from '@site/design-system';
import { TextField } from '@site/design-system/forms';
import { enhanceMarkup } from '@site/design-system/markup';
import english from '@site/design-system/messages/en.json';
import { SiteFooter } from '@site/design-system/sections';
import { createTheme } from '@site/tokens/theme';

import { Contact } from './Contact';

const { css } = createTheme({ line: '#10332E', signal: '#0B7A6B' });

/** A server component that imports every entry of the packages. */
export default function Page() {
  return (
    <MessagesProvider messages={english}>
      <style>{css}</style>
      <Heading level={1}>{typeof enhanceMarkup}</Heading>
      <Notice tone="info">Notice</Notice>
      <TextField label="Name" name="name" />
      <Contact />
      <Button type="submit">Send</Button>
      <SiteFooter links={[]} copyright="© 2026" />
    </MessagesProvider>
  );
}
