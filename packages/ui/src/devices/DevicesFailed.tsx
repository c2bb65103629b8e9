import type { Failure } from '@remote-console/api-client';
import { useMessage } from '../i18n/index.ts';
import { LoadFailed, NoPermission } from '../primitives/index.ts';

interface DevicesFailedProps {
  readonly failure: Failure;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What stands where devices would when they could not be read: not allowed, or not reached. */
export function DevicesFailed({ failure, retrying, onRetry }: DevicesFailedProps) {
  const message = useMessage();
  if (failure.kind === 'refused' && failure.status === 403) return <NoPermission title={message(failure.error)} />;
  const hint = message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error);
  return <LoadFailed hint={hint} retrying={retrying} onRetry={onRetry} />;
}
