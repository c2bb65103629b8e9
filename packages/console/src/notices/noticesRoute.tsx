import { pkOf } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { NoticeListWidget } from '@remote-console/ui/notices';
import { useSearchParams } from 'react-router-dom';
import { PageGuard } from '../routes/PageGuard.tsx';
import { PageTitle } from '../routes/PageTitle.tsx';
import { hrefOf } from '../routes/paths.ts';

function Notices() {
  const text = useText('notices');
  const lang = useLanguage();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <PageTitle title={text('title')} />
      <NoticeListWidget
        page={pkOf(query.get('page') ?? undefined) ?? 1}
        onPageChange={({ page }) => setQuery(page === 1 ? {} : { page: String(page) })}
        noticeHref={({ noticePk }) => hrefOf('notice-detail', { lang, noticePk })}
      />
    </>
  );
}

/** All notices, for everybody who is signed in (C-GUARD-23). */
export function NoticesRoute() {
  return (
    <PageGuard name="notice">
      <Notices />
    </PageGuard>
  );
}
