import { Button, Heading, MessagesProvider, Notice } from '@site/design-system';
import english from '@site/design-system/messages/en.json';

/** A server component that renders client components of the package. */
export default function Page() {
  return (
    <MessagesProvider messages={english}>
      <Heading level={1}>Heading</Heading>
      <Notice tone="info">Notice</Notice>
      <Button type="submit">Send</Button>
    </MessagesProvider>
  );
}
