import { isOperator } from '@remote-console/domain';
import { later } from '@remote-console/ui/provider';
import { Suspense } from 'react';
import { CompanyFrame } from '../frame/index.ts';
import { useHeldSession } from '../services/index.ts';
import type { Session } from '../session/index.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

const OperatorFrame = later(async () => (await import('../operator/OperatorFrame.tsx')).OperatorFrame);

function FrameOfCompany({ session }: { readonly session: Session }) {
  usePreloadOnIntent();
  return <CompanyFrame session={session} />;
}

/**
 * The frame of every signed-in page; service operators get a different one. Without a session it renders nothing, since
 * the guards are about to redirect.
 */
export function FrameLayout() {
  const session = useHeldSession();
  if (!session) return null;
  return isOperator(session) ? (
    <Suspense fallback={null}>
      <OperatorFrame session={session} />
    </Suspense>
  ) : (
    <FrameOfCompany session={session} />
  );
}
