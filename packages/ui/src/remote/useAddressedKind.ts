import type { RefusalReason, RemoteKind } from '@remote-console/domain';
import { useEffect, useRef } from 'react';
import type { SessionStore } from './SessionWindow/sessionStore.ts';

interface Addressed {
  readonly kind: RemoteKind;
  /** The connection of somebody else's terminal; `undefined` without one. */
  readonly beside: number | undefined;
}

/** Shows what the URL says. What is not possible at first, the person opens later. */
export function useAddressedKind(
  store: SessionStore,
  { kind, beside }: Addressed,
  refusalOf: (kind: RemoteKind) => RefusalReason | null,
): void {
  const latest = useRef(refusalOf);
  useEffect(() => {
    latest.current = refusalOf;
  });
  useEffect(() => {
    if (latest.current(kind) !== null) store.explain(kind);
    else if (kind === 'terminal' && beside !== undefined) {
      store.openTerminal({ connection: beside, name: '', number: null });
    } else store.show(kind);
  }, [kind, beside, store]);
}
