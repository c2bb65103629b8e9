import { idOf } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { NoticeListWidget } from '@remote-console/ui/notices';
import { useSearchParams } from 'react-router-dom';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

interface NoticesPageProps {
  /** Address of the full notice. */
  readonly noticeHref: (choice: { readonly noticeId: number }) => string;
}

/** The page of all notices. */
export function NoticesPage({ noticeHref }: NoticesPageProps) {
  const text = useText('notices');
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <PageTitle title={text('title')} />
      <NoticeListWidget
        page={idOf(query.get('page') ?? undefined) ?? 1}
        onPageChange={({ page }) => setQuery(page === 1 ? {} : { page: String(page) })}
        noticeHref={noticeHref}
      />
    </>
  );
}

/** All notices, for every signed-in user (C-GUARD-23). */
export function NoticesRoute() {
  const lang = useLanguage();
  return (
    <PageGuard name="notice">
      <NoticesPage noticeHref={({ noticeId }) => hrefOf('notice-detail', { lang, noticePk: noticeId })} />
    </PageGuard>
  );
}
