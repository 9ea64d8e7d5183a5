import { Link, NoticeBar } from '@site/design-system';
import { useTranslation } from 'react-i18next';
import type { NoticeBarBlock } from '@site/content/schema/blocks/index.ts';

import { useView } from '../view/view-context.ts';
import { formatDate } from '@site/contract/languages/dates';
import { openHref } from './parts/links.ts';

/** Announcements that are valid today, as decided for the request; otherwise the permanent ones. */
export default function NoticeBars({ block }: { readonly block: NoticeBarBlock }) {
  const { t } = useTranslation('pages');
  const { language, data } = useView();
  const today = data?.today;
  const shownNotice = today
    ? block.items.filter(({ from, until }) => from <= today && today <= until)
    : [];
  const notices =
    shownNotice.length > 0 ? shownNotice : [{ ...block.otherwise, from: '', until: '' }];
  return notices.map((notice) => {
    const href = openHref(notice.link.href);
    return (
      <NoticeBar
        key={notice.text}
        badge={notice.badge}
        dates={
          notice.until !== ''
            ? t('notice.period', {
                from: formatDate(notice.from, language),
                until: formatDate(notice.until, language),
              })
            : undefined
        }
        link={
          href && (
            <Link variant="standalone" href={href}>
              {notice.link.label}
            </Link>
          )
        }
      >
        {notice.text}
      </NoticeBar>
    );
  });
}
