import { Section, Table } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import { DEPARTMENTS_ANCHOR } from '@site/contract/paths';
import type { DepartmentsBlock } from '@site/content/schema/blocks/index.ts';

import { getSectionProps } from '../../shared/section-head.tsx';

/** The table of all departments. */
export default function Departments({ block }: { readonly block: DepartmentsBlock }) {
  const { t } = useTranslation('pages');
  return (
    <Section {...getSectionProps(block)} id={DEPARTMENTS_ANCHOR}>
      <Table
        caption={block.caption}
        stacked
        columns={[
          t('contact.department'),
          t('contact.matters'),
          t('contact.phone'),
          t('contact.email'),
        ]}
        rows={block.departments.map(({ name, matters, phone, email }) => [
          name,
          matters,
          <a key="phone" href={`tel:${phone}`}>
            {phone}
          </a>,
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>,
        ])}
      />
    </Section>
  );
}
