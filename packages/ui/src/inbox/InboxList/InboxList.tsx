import type { InboxItem } from '@remote-console/api-client';
import { type InboxTarget, inboxTarget } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import styles from './InboxList.module.css';
import { InboxRow, type InboxRowProps } from './InboxRow.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** The address of an item, by the host's pages; null if it has none. */
export type InboxHref = (choice: { readonly item: InboxItem; readonly target: InboxTarget }) => string | null;

export interface InboxListProps extends Pick<InboxRowProps, 'onOpen' | 'onMark' | 'dense'> {
  /** Newest first. */
  readonly items: readonly InboxItem[];
  readonly hrefOf: InboxHref;
  /** The items that are being marked. */
  readonly busy?: ReadonlySet<number>;
  /** The name of the list; that of the inbox by default. */
  readonly label?: string;
}

const NONE: ReadonlySet<number> = new Set();

/** Items as a list. A removed row passes the focus to the one that takes its place. */
export function InboxList({ items, hrefOf, onOpen, onMark, busy = NONE, dense = false, label }: InboxListProps) {
  const text = useText('inbox');
  const list = useKeptFocus(items.map(({ id }) => id));
  return (
    <ul
      ref={list}
      aria-label={label ?? text('list')}
      tabIndex={-1}
      className={`${styles.list} ${dense ? styles.dense : ''}`}
    >
      {items.map((item) => {
        const target = inboxTarget(item);
        return (
          <InboxRow
            key={item.id}
            item={item}
            href={target && hrefOf({ item, target })}
            busy={busy.has(item.id)}
            dense={dense}
            onOpen={onOpen}
            onMark={onMark}
          />
        );
      })}
    </ul>
  );
}
