import { idOf } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import { useParams } from 'react-router-dom';
import { NoticePage, NoticesPage } from '../notices/index.ts';
import { PageGuard } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

/** The notices, for the service operator, who writes them here. */
export function OperatorNoticesRoute() {
  const lang = useLanguage();
  return (
    <PageGuard name="operator-notices">
      <NoticesPage noticeHref={({ noticeId }) => hrefOf('operator-notice', { lang, noticePk: noticeId })} />
    </PageGuard>
  );
}

/** A single notice, for the service operator. */
export function OperatorNoticeRoute() {
  const lang = useLanguage();
  const noticeId = idOf(useParams()['noticePk']);
  return (
    <PageGuard name="operator-notice">
      {noticeId !== null && (
        <NoticePage key={noticeId} noticeId={noticeId} listHref={hrefOf('operator-notices', { lang })} />
      )}
    </PageGuard>
  );
}
