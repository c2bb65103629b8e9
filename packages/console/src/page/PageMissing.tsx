import { useMessage, useText } from '@remote-console/ui';
import { LoadFailed, type LoadFailedProps } from '@remote-console/ui/primitives';
import { Suspense, useEffect, useState } from 'react';
import { useReach, useServices } from '../services/index.ts';
import { PageTitle } from './PageTitle.tsx';

/** A page that fails so soon after it was opened would only fail again, in milliseconds. */
const FRESH_MS = 10_000;

/** The browser holds on to a part that it could not load, so that it comes with the whole page alone. */
const loadAgain = () => window.location.reload();

/** Says that the server does not answer. Its texts may still have to load, which must not hide the rest of the page. */
function NoAnswer(props: LoadFailedProps) {
  const message = useMessage();
  return <LoadFailed {...props} hint={message('server_unreachable')} />;
}

/**
 * Replaces a page whose parts could not be loaded. It loads again automatically as soon as the server is within
 * reach, and at a press; never into the error page of the browser, so the server is asked for a sign of life before.
 */
export function PageMissing() {
  const text = useText('frame');
  const { network } = useServices();
  const reach = useReach();
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    const stop = network.subscribe(() => network.reach() === 'reached' && loadAgain());
    // The network may have been gone for a moment only.
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
