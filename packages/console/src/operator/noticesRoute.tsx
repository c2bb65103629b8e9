import { pkOf } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import { useParams } from 'react-router-dom';
import { NoticePage, NoticesPage } from '../notices/index.ts';
import { PageGuard } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

/** The notices, for the operator of the service, who writes them here. */
export function OperatorNoticesRoute() {
  const lang = useLanguage();
  return (
    <PageGuard name="operator-notices">
      <NoticesPage noticeHref={({ noticePk }) => hrefOf('operator-notice', { lang, noticePk })} />
    </PageGuard>
  );
}

/** One notice, for the operator of the service. */
export function OperatorNoticeRoute() {
  const lang = useLanguage();
  const noticePk = pkOf(useParams()['noticePk']);
  return (
    <PageGuard name="operator-notice">
      {noticePk !== null && (
        <NoticePage key={noticePk} noticePk={noticePk} listHref={hrefOf('operator-notices', { lang })} />
      )}
    </PageGuard>
  );
}
