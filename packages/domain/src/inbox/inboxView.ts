import { flagParameter, listState, optionalParameter, pageParameter } from '../address/index.ts';
import { INBOX_KINDS, type InboxKind } from './inboxKinds.ts';

/** Items per page of the inbox. */
export const INBOX_PAGE_SIZE = 20;

/** How many items are shown where the inbox is one click away. */
export const INBOX_LATEST_LIMIT = 5;

/** Everything about the inbox that its address carries. */
export interface InboxView {
  /** From 1. */
  readonly page: number;
  /** Only items of this kind; null for all. */
  readonly kind: InboxKind | null;
  /** Whether only unread items are shown. */
  readonly unread: boolean;
}

const inboxState = listState<InboxView>({
  kind: optionalParameter('kind', INBOX_KINDS),
  unread: flagParameter('unread'),
  page: pageParameter(),
});

/** The initial inbox: everything. */
export const DEFAULT_INBOX_VIEW = inboxState.initial;

/** Reads the inbox's state from the address. */
export const parseInboxView = inboxState.parse;

/** Writes the inbox's state for the address. */
export const formatInboxView = inboxState.format;

/** What the inbox requests from the server. */
export function inboxQuery({ page, kind, unread }: InboxView) {
  return {
    limit: INBOX_PAGE_SIZE,
    offset: (page - 1) * INBOX_PAGE_SIZE,
    ...(kind === null ? {} : { kind }),
    ...(unread ? { unread: 1 as const } : {}),
  };
}
