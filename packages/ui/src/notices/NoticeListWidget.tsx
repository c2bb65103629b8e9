import { useNotices } from '@remote-console/api-client/react';
import { NOTICE_PAGE_SIZE } from '@remote-console/domain';
import { SquarePen } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { Button, ICON, LoadFailed, PageHeader, Pagination, Stack } from '../primitives/index.ts';
import { NoticeArticles } from './NoticeArticles/NoticeArticles.tsx';
import { useIsNoticeWriter, useNoticeWriting } from './useNoticeWriting.tsx';

export interface NoticeListWidgetProps {
  /** From 1. */
  readonly page: number;
  /** The new page, from 1. */
  readonly onPageChange: (change: { readonly page: number }) => void;
  /** The address of a notice. */
  readonly noticeHref: (choice: { readonly noticeId: number }) => string;
}

/** All notices, newest first; the operator of the service can write them here. */
export function NoticeListWidget({ page, onPageChange, noticeHref }: NoticeListWidgetProps) {
  const text = useText('notices');
  const isWriter = useIsNoticeWriter();
  const writing = useNoticeWriting();
  const { data, error, isValidating, mutate } = useNotices(NOTICE_PAGE_SIZE, (page - 1) * NOTICE_PAGE_SIZE);
  const total = data?.meta.totalCount ?? 0;
  return (
    <Stack gap="lg">
      <PageHeader
        title={text('title')}
        actions={
          isWriter && (
            <Button variant="contained" startIcon={<SquarePen {...ICON} />} onClick={writing.write}>
              {text('write')}
            </Button>
          )
        }
      />
      {error && !data ? (
        <LoadFailed title={text('listFailed')} retrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <NoticeArticles notices={data?.objects ?? null} noticeHref={noticeHref} />
      )}
      {total > NOTICE_PAGE_SIZE && (
        <Pagination page={page} pageSize={NOTICE_PAGE_SIZE} total={total} onChange={onPageChange} />
      )}
      {isWriter && writing.editor}
    </Stack>
  );
}
