import type { Failure } from '@remote-console/api-client';
import { useMessage, useText } from '../i18n/index.ts';
import { EmptyState, Link, LoadFailed, NoPermission } from '../primitives/index.ts';

interface DevicesFailedProps {
  readonly failure: Failure;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** The page of all devices, for people whose devices are gone or closed to them. */
  readonly allHref?: string | undefined;
}

/** Takes the place of devices that could not be read: not allowed, not there, or not reached. */
export function DevicesFailed({ failure, retrying, onRetry, allHref }: DevicesFailedProps) {
  const text = useText('devices');
  const message = useMessage();
  const way = allHref !== undefined && <Link href={allHref}>{text('allDevices')}</Link>;
  if (failure.kind === 'refused' && failure.status === 403) {
    return <NoPermission title={message(failure.error)} action={way} />;
  }
  // What is gone does not come back by asking again.
  if (failure.kind === 'refused' && failure.status === 404) {
    return <EmptyState title={message(failure.error)} action={way} />;
  }
  // Nor is a filter that cannot be read; above the list is where its mistake is, and how to be rid of it.
  if (failure.kind === 'refused' && failure.error === 'filter_not_understood') {
    return <EmptyState reason="no-result" title={message(failure.error)} />;
  }
  const hint = message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error);
  return <LoadFailed hint={hint} retrying={retrying} onRetry={onRetry} />;
}
