import { LatestInboxWidget } from '@remote-console/ui/inbox';
import { useInboxHref } from './useInboxHref.ts';

interface LatestInboxProps {
  /** An item was opened. */
  readonly onOpen: () => void;
}

/** The newest items, each leading to the page of what it is about. */
export function LatestInbox({ onOpen }: LatestInboxProps) {
  return <LatestInboxWidget hrefOf={useInboxHref()} onOpen={onOpen} />;
}
