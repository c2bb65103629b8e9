import { failureOf } from '@remote-console/api-client';
import { useNotice } from '@remote-console/api-client/react';
import { useMessage, useText } from '../i18n/index.ts';
import { Button, EmptyState, Link, LoadFailed, Skeleton, Stack } from '../primitives/index.ts';
import { NoticeDetail } from './NoticeDetail/NoticeDetail.tsx';
import { useIsNoticeWriter, useNoticeWriting } from './useNoticeWriting.tsx';
import styles from './NoticeDetailWidget.module.css';

export interface NoticeDetailWidgetProps {
  /** The notice that is shown. */
  readonly noticeId: number;
  /** The page of all notices. */
  readonly listHref: string;
  /** Returns to where the person came from. */
  readonly onBack: () => void;
  /** The notice was removed: the host opens the list. */
  readonly onRemoved: () => void;
}

function Waiting() {
  const common = useText('common');
  return (
    <Stack role="status" aria-label={common('loading')} gap="lg">
      <Skeleton width={240} height={28} className={styles.title} />
      <Skeleton height={220} />
    </Stack>
  );
}

/** One notice; the operator of the service can edit or remove it here. */
export function NoticeDetailWidget({ noticeId, listHref, onBack, onRemoved }: NoticeDetailWidgetProps) {
  const text = useText('notices');
  const common = useText('common');
  const message = useMessage();
  const isWriter = useIsNoticeWriter();
  const writing = useNoticeWriting();
  const { data, error, isValidating, mutate } = useNotice(noticeId);
  const notice = data?.objects[0];

  if (!notice) {
    if (!error) return <Waiting />;
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.status === 404)
      return <EmptyState title={message('not_found')} action={<Link href={listHref}>{text('toList')}</Link>} />;
    return <LoadFailed retrying={isValidating} onRetry={() => void mutate()} />;
  }
  const remove = async () => {
    if (await writing.remove(notice)) onRemoved();
  };
  return (
    <>
      <NoticeDetail
        notice={notice}
        listHref={listHref}
        onBack={onBack}
        actions={
          isWriter && (
            <>
              <Button onClick={() => void writing.edit(noticeId)}>{text('edit')}</Button>
              <Button color="error" onClick={() => void remove()}>
                {common('delete')}
              </Button>
            </>
          )
        }
      />
      {isWriter && writing.editor}
    </>
  );
}
