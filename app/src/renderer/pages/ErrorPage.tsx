import { NotFoundScreen } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import { PATHS } from '@site/contract/paths';
import { ERROR_REFERENCE } from '@site/contract/renderer';

import { openLinks } from '../blocks/parts/links.ts';
import { InlineDrawing, SCREEN_DRAWING } from '../blocks/parts/InlineDrawing.tsx';
import { Head } from '../shell/Head.tsx';
import { SiteLogo } from '../../islands/shell/SiteLogo.tsx';

/** The screen for a failure of the server, with the reference of the error in its log. */
export default function ErrorPage() {
  const { t } = useTranslation('pages');
  return (
    <>
      <Head title={t('error.title')} description={t('error.text')} />
      <NotFoundScreen
        logo={<SiteLogo />}
        drawing={<InlineDrawing id={SCREEN_DRAWING} />}
        heading={t('error.title')}
        links={openLinks([
          { label: t('notFound.home'), href: PATHS.home },
          { label: t('notFound.inquiry'), href: PATHS.inquiry },
        ])}
      >
        <p>{t('error.text')}</p>
        <p>{t('error.reference', { reference: ERROR_REFERENCE })}</p>
      </NotFoundScreen>
    </>
  );
}
