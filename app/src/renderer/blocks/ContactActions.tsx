import { Section } from '@site/design-system';
import type { ContactActionsBlock } from '@site/content/schema/blocks/index.ts';

import { Island } from '../Island.tsx';

/** The buttons "online inquiry" and "direct inquiry", the latter with these departments. */
export default function ContactActions({ block }: { readonly block: ContactActionsBlock }) {
  return (
    <Section>
      <Island name="ContactButtons" props={{ departments: block.departments }} />
    </Section>
  );
}
