import { Section } from '@site/design-system';
import type { ContactActionsBlock } from '@site/content/schema/blocks/index.ts';

import { ContactButtons } from './parts/ContactButtons.tsx';

export default function ContactActions({ block }: { readonly block: ContactActionsBlock }) {
  return (
    <Section>
      <ContactButtons departments={block.departments} />
    </Section>
  );
}
