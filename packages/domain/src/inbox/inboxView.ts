import { pageOf, type ViewParameters } from '../address/index.ts';
import { INBOX_KINDS, type InboxKind } from './inboxKinds.ts';

/** Items on a page of the inbox. */
export const INBOX_PAGE_SIZE = 20;

/** How many items are shown where the inbox is one click away. */
export const INBOX_LATEST_LIMIT = 5;

/** Everything about the inbox that its address carries. */
export interface InboxView {
  /** From 1. */
  readonly page: number;
  /** Only items of this kind; null for all. */
  readonly kind: InboxKind | null;
  /** Whether only what is unread is shown. */
  readonly unread: boolean;
}

/** The inbox as it opens: everything. */
export const DEFAULT_INBOX_VIEW: InboxView = { page: 1, kind: null, unread: false };

/** Reads the inbox's state from the address; a missing or invalid value falls back to its default. */
export function parseInboxView(parameters: ViewParameters): InboxView {
  return {
    page: pageOf(parameters['page']),
    kind: INBOX_KINDS.find((kind) => kind === parameters['kind']) ?? null,
    unread: parameters['unread'] === '1',
  };
}

/** Writes the inbox's state for the address; what equals its default is left out. */
export function formatInboxView({ page, kind, unread }: InboxView): Record<string, string> {
  return {
    ...(kind === null ? {} : { kind }),
    ...(unread ? { unread: '1' } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** What the inbox asks the server for. */
export function inboxQuery({ page, kind, unread }: InboxView) {
  return {
    limit: INBOX_PAGE_SIZE,
    offset: (page - 1) * INBOX_PAGE_SIZE,
    ...(kind === null ? {} : { kind }),
    ...(unread ? { unread: 1 as const } : {}),
  };
}
