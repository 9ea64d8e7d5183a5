import { NotFoundScreen } from '@site/design-system/sections';
import { useTranslation } from 'react-i18next';
import { PATHS } from '@site/contract/paths';

import { Island } from '../Island.tsx';
import { openLinks } from '../blocks/parts/links.ts';
import { InlineDrawing, SCREEN_DRAWING } from '../blocks/parts/InlineDrawing.tsx';
import { leadsSomewhere } from '../../shared/routes.ts';
import { Head } from '../shell/Head.tsx';
import { MAIN } from '../shell/Shell.tsx';

/** The screen for an unknown path, with a search and links to other pages. */
export default function NotFoundPage() {
  const { t } = useTranslation('pages');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <Head title={t('notFound.title')} description={t('notFound.description')} />
      <NotFoundScreen
        id={MAIN}
        tabIndex={-1}
        drawing={<InlineDrawing id={SCREEN_DRAWING} />}
        heading={t('notFound.title')}
        search={
          leadsSomewhere(PATHS.search) && (
            <Island
              name="SearchBox"
              props={{ action: PATHS.search, label: shell('menu.search') }}
            />
          )
        }
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
