import { ContactCard, Section, Stack } from '@site/design-system';
import type { ContactsBlock } from '@site/content/schema/blocks/index.ts';

import { getSectionProps } from '../../shared/section-head.tsx';

/** A section of departments with phone and email. */
export default function Contacts({ block }: { readonly block: ContactsBlock }) {
  return (
    <Section {...getSectionProps(block)} arrangement="side">
      <Stack gap="small">
        {block.departments.map(({ id, name, phone, email, matters }) => (
          <ContactCard key={id} department={name} phone={phone} email={email} note={matters} />
        ))}
      </Stack>
    </Section>
  );
}
