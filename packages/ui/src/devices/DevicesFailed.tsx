import type { Failure } from '@remote-console/api-client';
import { useMessage } from '../i18n/index.ts';
import { EmptyState, LoadFailed, NoPermission } from '../primitives/index.ts';

interface DevicesFailedProps {
  readonly failure: Failure;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What stands where devices would when they could not be read: not allowed, not there, or not reached. */
export function DevicesFailed({ failure, retrying, onRetry }: DevicesFailedProps) {
  const message = useMessage();
  if (failure.kind === 'refused' && failure.status === 403) return <NoPermission title={message(failure.error)} />;
  // What is gone does not come back by asking again.
  if (failure.kind === 'refused' && failure.status === 404) return <EmptyState title={message(failure.error)} />;
  const hint = message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error);
  return <LoadFailed hint={hint} retrying={retrying} onRetry={onRetry} />;
}
