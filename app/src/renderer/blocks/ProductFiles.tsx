import { DownloadList, Section } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import type { ProductFilesBlock } from '@site/content/schema/blocks/index.ts';

import { formatDate } from '@site/contract/languages/dates';
import { useView } from '../view/view-context.ts';

/** The data sheet of a product, and its values for spreadsheets and programs. */
export default function ProductFiles({ block }: { readonly block: ProductFilesBlock }) {
  const { t } = useTranslation('pages');
  const { language } = useView();
  const { sheets, values, dataSheet } = block.product;
  const items = [
    {
      title: t('product.dataSheet'),
      text: t('product.revision', {
        revision: dataSheet.revision,
        date: formatDate(dataSheet.date, language),
      }),
      files: sheets,
    },
    { title: t('product.values'), files: values },
  ].filter(({ files }) => files.length > 0);
  if (items.length === 0) return null;
  return (
    <Section heading={t('product.files')} arrangement="side" tone="subtle">
      <DownloadList items={items} />
    </Section>
  );
}
