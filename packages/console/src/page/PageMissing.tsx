import { useMessage, useText } from '@remote-console/ui';
import { LoadFailed, type LoadFailedProps } from '@remote-console/ui/primitives';
import { Suspense, useEffect, useState } from 'react';
import { useReach, useServices } from '../services/index.ts';
import { PageTitle } from './PageTitle.tsx';

/** A page that fails this soon after it was opened would just fail again, in milliseconds. */
const FRESH_MS = 10_000;

/** The browser remembers a module that failed to load, so only a reload of the page can fetch it. */
const loadAgain = () => window.location.reload();

/** Says that the server doesn't answer. Its texts may still have to load, which must not hide the rest of the page. */
function NoAnswer(props: LoadFailedProps) {
  const message = useMessage();
  return <LoadFailed {...props} hint={message('server_unreachable')} />;
}

/**
 * Replaces a page whose parts could not be loaded. It reloads automatically as soon as the server is reachable, or when
 * pressed; the server is probed first, so that a reload never ends on the browser's error page.
 */
export function PageMissing() {
  const text = useText('frame');
  const { network } = useServices();
  const reach = useReach();
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    const stop = network.subscribe(() => network.reach() === 'reached' && loadAgain());
    // The network may have been gone only briefly.
    void network.check().then((isThere) => isThere && performance.now() > FRESH_MS && loadAgain());
    return stop;
  }, [network]);

  const retry = async () => {
    setChecking(true);
    if (await network.check()) loadAgain();
    else setChecking(false);
  };
  const failed = { retrying: checking, onRetry: () => void retry() };
  return (
    <>
      <PageTitle title={text('errorTitle')} />
      {reach === 'no-answer' ? (
        <Suspense fallback={<LoadFailed {...failed} />}>
          <NoAnswer {...failed} />
        </Suspense>
      ) : (
        <LoadFailed {...failed} />
      )}
    </>
  );
}
