import { ContactCard, Section, Stack } from '@site/design-system';
import type { ContactsBlock } from '@site/content/schema/blocks/index.ts';

export default function Contacts({ block }: { readonly block: ContactsBlock }) {
  return (
    <Section
      id={block.id}
      heading={block.heading}
      intro={block.text && <p>{block.text}</p>}
      arrangement="side"
    >
      <Stack gap="small">
        {block.departments.map(({ id, name, phone, email, matters }) => (
          <ContactCard key={id} department={name} phone={phone} email={email} note={matters} />
        ))}
      </Stack>
    </Section>
  );
}
