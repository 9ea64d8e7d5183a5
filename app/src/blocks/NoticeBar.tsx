import { Link, NoticeBar } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import type { NoticeBarBlock } from '@site/content/schema/blocks/index.ts';

import { usePageData } from '../data/pageData.ts';
import { useView } from '../view/ViewContext.ts';
import { formatDate } from './parts/formatDate.ts';
import { openHref } from './parts/links.ts';

/** Announcements that hold today. What has ended goes by itself: it is decided when served. */
export default function NoticeBars({ block }: { readonly block: NoticeBarBlock }) {
  const { t } = useTranslation('shell');
  const { language } = useView();
  const today = usePageData()?.today;
  if (!today) return null;
  return block.items
    .filter(({ from, until }) => from <= today && today <= until)
    .map(({ badge, text, from, until, link }) => {
      const href = openHref(link.href);
      return (
        <NoticeBar
          key={text}
          badge={badge}
          dates={t('notice.period', {
            from: formatDate(from, language),
            until: formatDate(until, language),
          })}
          link={
            href && (
              <Link variant="standalone" href={href}>
                {link.label}
              </Link>
            )
          }
        >
          {text}
        </NoticeBar>
      );
    });
}
