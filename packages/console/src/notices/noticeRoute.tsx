import { idOf } from '@remote-console/domain';
import { failureOf } from '@remote-console/api-client';
import { useNotice } from '@remote-console/api-client/react';
import { useLanguage, useText } from '@remote-console/ui';
import { NoticeDetailWidget } from '@remote-console/ui/notices';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorPage, PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf, useOnward } from '../routing/index.ts';
import { useServices } from '../services/index.ts';

interface NoticePageProps {
  readonly noticeId: number;
  /** Address of the notice list. */
  readonly listHref: string;
}

/** The page of a single notice. */
export function NoticePage({ noticeId, listHref }: NoticePageProps) {
  const text = useText('notices');
  const navigate = useNavigate();
  const onward = useOnward();
  const { navigationHistory } = useServices();
  const { data, error } = useNotice(noticeId);

  const failure = error && !data ? failureOf(error) : null;
  if (failure?.kind === 'refused' && failure.status === 404) return <ErrorPage code={404} />;
  // Back leads to where the reader came from; readers from outside go to the list (C-NOTICE-04).
  const goBack = () => {
    const cameFromInside = navigationHistory.before(window.location.pathname) !== null;
    return cameFromInside ? void navigate(-1) : void navigate(listHref);
  };
  return (
    <>
      <PageTitle title={data?.objects[0]?.noticeTitle ?? text('title')} />
      <NoticeDetailWidget
        noticeId={noticeId}
        listHref={listHref}
        onBack={goBack}
        onRemoved={() => onward(listHref, { replace: true })}
      />
    </>
  );
}

/** A single notice, for every signed-in user (C-GUARD-23). */
export function NoticeRoute() {
  const lang = useLanguage();
  const noticeId = idOf(useParams()['noticePk']);
  return (
    <PageGuard name="notice-detail">
      {noticeId !== null && <NoticePage key={noticeId} noticeId={noticeId} listHref={hrefOf('notice', { lang })} />}
    </PageGuard>
  );
}
