import { Button, MessagesProvider, Notice } from '@site/design-system';
import { TextField } from '@site/design-system/forms';
import english from '@site/design-system/messages/en.json';

/** Three components with their required props. */
export const Page = () => (
  <MessagesProvider messages={english}>
    <Notice tone="info">Notice</Notice>
    <TextField label="Name" maxLength={40} />
    <Button type="submit">Send</Button>
  </MessagesProvider>
);

// @ts-expect-error a tone that does not exist: the package has types
export const Wrong = () => <Notice tone="pink">Notice</Notice>;
