import type { Failure } from '@remote-console/api-client';
import { useMessage, useText } from '../i18n/index.ts';
import { EmptyState, Link, LoadFailed, NoPermission } from '../primitives/index.ts';

interface DevicesFailedProps {
  readonly failure: Failure;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** The page of all devices, for people whose devices are gone or not accessible. */
  readonly allHref?: string | undefined;
}

/** Replaces devices that could not be read: forbidden, not found, or unreachable. */
export function DevicesFailed({ failure, retrying, onRetry, allHref }: DevicesFailedProps) {
  const text = useText('devices');
  const message = useMessage();
  const way = allHref !== undefined && <Link href={allHref}>{text('allDevices')}</Link>;
  if (failure.kind === 'refused' && failure.status === 403) {
    return <NoPermission title={message(failure.error)} action={way} />;
  }
  // Retrying does not bring back what is gone.
  if (failure.kind === 'refused' && failure.status === 404) {
    return <EmptyState title={message(failure.error)} action={way} />;
  }
  // Nor does it fix an unreadable filter; its error, and how to clear it, are shown above the list.
  if (failure.kind === 'refused' && failure.error === 'filter_not_understood') {
    return <EmptyState reason="no-result" title={message(failure.error)} />;
  }
  const hint = message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error);
  return <LoadFailed hint={hint} retrying={retrying} onRetry={onRetry} />;
}
