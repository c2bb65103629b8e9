import type { InboxItem } from '@remote-console/api-client';
import { useMarkInbox } from '@remote-console/api-client/react';
import type { InboxKind } from '@remote-console/domain';
import { useState } from 'react';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** Marking items as read and unread. */
export interface Marking {
  /** The items whose marks are under way. */
  readonly busy: ReadonlySet<number>;
  readonly isMarkingAll: boolean;
  /** An item is opened, which reads it. Nothing is said where that cannot be kept: the person is on the way elsewhere. */
  readonly open: (item: InboxItem) => void;
  readonly mark: (item: InboxItem, isRead: boolean) => void;
  /** Marks everything as read, or everything of a kind. */
  readonly markAll: (kind: InboxKind | null) => Promise<void>;
}

/** Marks items of the person; says what cannot be kept. */
export function useMarking(): Marking {
  const text = useText('inbox');
  const words = useFailureWords();
  const toast = useToast();
  const send = useMarkInbox();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [isMarkingAll, setIsMarkingAll] = useState(false);

  const failed = (thrown: unknown) => void toast.show({ tone: 'error', text: words(thrown) });
  const markOne = async ({ pk }: InboxItem, isRead: boolean) => {
    setBusy((marks) => new Set(marks).add(pk));
    try {
      await send({ pks: [pk], is_read: isRead ? 1 : 0 });
    } finally {
      setBusy((marks) => new Set([...marks].filter((mark) => mark !== pk)));
    }
  };
  return {
    busy,
    isMarkingAll,
    open: (item) => {
      if (item.is_read === 0) markOne(item, true).catch(() => undefined);
    },
    mark: (item, isRead) => {
      markOne(item, isRead).catch(failed);
    },
    markAll: async (kind) => {
      setIsMarkingAll(true);
      try {
        await send({ is_read: 1, ...(kind === null ? {} : { kind }) });
        toast.show({ tone: 'success', text: text('allRead') });
      } catch (thrown) {
        failed(thrown);
      } finally {
        setIsMarkingAll(false);
      }
    },
  };
}
