import { Button, Heading, MessagesProvider, Notice, useMessage } from '@site/design-system';
import * as forms from '@site/design-system/forms';
import * as markup from '@site/design-system/markup';
import english from '@site/design-system/messages/en.json';
import { SiteFooter } from '@site/design-system/sections';
import { createTheme } from '@site/tokens/theme';

import { Contact } from './Contact';

const { css } = createTheme({ trunk: '#10332E', signal: '#0B7A6B' });

/** A server component that imports every entry of the packages. */
export default function Page() {
  const isComplete = [useMessage, forms.useZodForm, markup.enhanceMarkup].every(Boolean);
  return (
    <MessagesProvider messages={english}>
      <style>{css}</style>
      <Heading level={1}>{isComplete ? 'Heading' : ''}</Heading>
      <Notice tone="info">Notice</Notice>
      <Contact />
      <Button type="submit">Send</Button>
      <SiteFooter links={[]} copyright="© 2026" />
    </MessagesProvider>
  );
}
