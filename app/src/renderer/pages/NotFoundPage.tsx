import { NotFoundScreen } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import { PATHS } from '@site/contract/paths';

import { openLinks } from '../blocks/parts/links.ts';
import { InlineDrawing, SCREEN_DRAWING } from '../blocks/parts/InlineDrawing.tsx';
import { Head } from '../shell/Head.tsx';
import { SiteLogo } from '../../islands/shell/SiteLogo.tsx';

/** The screen for an unknown path: without header, with links to the home page. */
export default function NotFoundPage() {
  const { t } = useTranslation('pages');
  return (
    <>
      <Head title={t('notFound.title')} description={t('notFound.description')} />
      <NotFoundScreen
        logo={<SiteLogo />}
        drawing={<InlineDrawing id={SCREEN_DRAWING} />}
        heading={t('notFound.title')}
        links={openLinks([
          { label: t('notFound.home'), href: PATHS.home },
          { label: t('notFound.inquiry'), href: PATHS.inquiry },
        ])}
      >
        <p>{t('notFound.text')}</p>
      </NotFoundScreen>
    </>
  );
}
