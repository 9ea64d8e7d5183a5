import { ContactCard, Dialog, Stack } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import type { Department } from '@site/content/schema/departments.ts';

interface ContactDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly departments: readonly Department[];
}

/**
 * The departments to contact directly, with phone and mail. A separate chunk, which is fetched when it is first needed.
 */
export default function ContactDialog({ departments, ...dialog }: ContactDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog heading={t('contact.directTitle')} description={t('contact.directText')} {...dialog}>
      <Stack gap="small">
        {departments.map(({ id, name, phone, email, matters }) => (
          <ContactCard key={id} department={name} phone={phone} email={email} note={matters} />
        ))}
      </Stack>
    </Dialog>
  );
}
