import type { InboxItem } from '@remote-console/api-client';
import { useMarkInbox } from '@remote-console/api-client/react';
import type { InboxKind } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useText } from '../i18n/index.ts';

/** Marking items as read and unread. */
export interface Marking {
  /** The items that are being marked. */
  readonly busy: ReadonlySet<number>;
  readonly isMarkingAll: boolean;
  /** An item is opened, which marks it as read. A failure is not reported: the person is leaving the page. */
  readonly open: (item: InboxItem) => void;
  readonly mark: (item: InboxItem, isRead: boolean) => void;
  /** Marks everything, or everything of a kind, as read. */
  readonly markAll: (kind: InboxKind | null) => Promise<void>;
}

/** Marks items of the person; reports failures. */
export function useMarking(): Marking {
  const text = useText('inbox');
  const send = useMarkInbox();
  const one = useAction<number>();
  const all = useAction();

  const markOne =
    ({ id }: InboxItem, isRead: boolean) =>
    () =>
      send({ ids: [id], isRead });
  return {
    busy: one.subjects,
    isMarkingAll: all.isBusy,
    open: (item) => {
      if (!item.isRead) void one.save(markOne(item, true), { of: item.id });
    },
    mark: (item, isRead) => {
      void one.run(markOne(item, isRead), { of: item.id });
    },
    markAll: async (kind) => {
      await all.run(() => send({ isRead: true, ...(kind === null ? {} : { kind }) }), { done: text('allRead') });
    },
  };
}
