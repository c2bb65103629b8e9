import type { RemoteLink } from './link.ts';

/** The connections whose browsers are at this process, by connection ID. */
export interface LinkHub {
  readonly add: (link: RemoteLink) => void;
  readonly remove: (link: RemoteLink) => void;
  readonly find: (connectionId: number) => RemoteLink | undefined;
  readonly all: () => readonly RemoteLink[];
}

/** A hub without connections. */
export function createLinkHub(): LinkHub {
  const links = new Map<number, RemoteLink>();
  return {
    add: (link) => void links.set(link.opened.pk, link),
    remove: (link) => void links.delete(link.opened.pk),
    find: (connectionId) => links.get(connectionId),
    all: () => [...links.values()],
  };
}
