import { PageHeader, Section } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_PARAMETER } from '@site/contract/paths';
import type { InquiryPage as InquiryContent } from '@site/content/schema/inquiry.ts';

import { Blocks } from '../blocks/parts/Blocks.tsx';
import { usePostedForm } from '../data/pageData.ts';
import { Head } from '../shell/Head.tsx';
import { PageBreadcrumb, PageSectionNav } from '../shell/Shell.tsx';
import { usePage } from '../useContent.ts';
import { InquiryForm } from './inquiry/InquiryForm.tsx';
import { InquirySent } from './inquiry/InquirySent.tsx';

/** The customer inquiry: the form, or the thanks for one that was received. */
export default function InquiryPage() {
  const page = usePage<InquiryContent>();
  const posted = usePostedForm();
  const { t } = useTranslation('form');
  const [search] = useSearchParams();
  const [sent, setSent] = useState(posted?.status === 'sent');
  const end = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(sent);
  useEffect(() => {
    // What takes the form's place takes its focus too.
    if (sent && !wasSent.current) end.current?.focus();
    wasSent.current = sent;
  }, [sent]);
  if (!page) return null;

  const product = page.products.find(({ slug }) => slug === search.get(PRODUCT_PARAMETER));
  const failedOnce = posted && posted.status !== 'sent';
  return (
    <>
      <Head
        title={failedOnce ? t('form.titleError', { title: page.title }) : page.title}
        description={page.description}
      />
      <PageHeader
        title={page.title}
        lead={page.lead && <p>{page.lead}</p>}
        breadcrumb={<PageBreadcrumb title={page.title} />}
        sectionNav={<PageSectionNav />}
      />
      <Section>
        {sent ? (
          <InquirySent texts={page.inquiry} heading={end} onAgain={() => setSent(false)} />
        ) : (
          <InquiryForm
            texts={page.inquiry}
            product={product}
            posted={posted}
            onSent={() => setSent(true)}
          />
        )}
      </Section>
      <Blocks blocks={page.blocks} />
    </>
  );
}
