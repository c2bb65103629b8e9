import type { Failure } from '@remote-console/api-client';
import { useMessage, useText } from '../../i18n/index.ts';
import { EmptyState, LoadFailed, NoPermission, SectionPage, TableSkeleton } from '../../primitives/index.ts';

interface GroupUnavailableProps {
  /** Why the group cannot be shown; `null` while loading. */
  readonly failure: Failure | null;
  /** Whether the group does not exist, or no longer. */
  readonly isMissing: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What replaces a group that cannot be shown. */
export function GroupUnavailable({ failure, isMissing, retrying, onRetry }: GroupUnavailableProps) {
  const text = useText('groups');
  const message = useMessage();
  const isClosed = failure?.kind === 'refused' && failure.status === 403;
  return (
    <SectionPage title={text('groupSettings')}>
      {failure === null && <TableSkeleton rows={8} columns={[1, 3]} />}
      {isClosed && <NoPermission title={message('no_group_access')} />}
      {isMissing && <EmptyState title={message('not_found')} />}
      {failure !== null && !isClosed && !isMissing && <LoadFailed retrying={retrying} onRetry={onRetry} />}
    </SectionPage>
  );
}
