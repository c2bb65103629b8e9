import type { Profile } from '@remote-console/api-client';
import { useEffect, useRef } from 'react';
import { removeDraftsOf, type DraftOwner, type DraftStorage } from './keptDrafts.ts';

/** Removes a person's drafts once their session has ended, and a visitor's once a person has signed in. */
export function useDraftsOfSession(storage: DraftStorage | null, session: Profile | null): void {
  const owner: DraftOwner = session?.id ?? 'visitor';
  const before = useRef<DraftOwner>(owner);
  useEffect(() => {
    if (before.current !== owner) removeDraftsOf(storage, before.current);
    before.current = owner;
  }, [storage, owner]);
}
