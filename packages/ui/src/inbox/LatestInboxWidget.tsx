import { useInbox } from '@remote-console/api-client/react';
import { INBOX_LATEST_LIMIT } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../i18n/index.ts';
import { ListSkeleton } from '../primitives/index.ts';
import { InboxList, type InboxHref } from './InboxList/InboxList.tsx';
import styles from './LatestInboxWidget.module.css';
import { useMarking } from './useMarking.ts';

export interface LatestInboxWidgetProps {
  /** The address of an item; null if the host has no such page. */
  readonly hrefOf: InboxHref;
  /** An item was opened. */
  readonly onOpen?: () => void;
}

/** The newest items, for a place from which the inbox is one click away. It never blocks that place. */
export function LatestInboxWidget({ hrefOf, onOpen }: LatestInboxWidgetProps) {
  const text = useText('inbox');
  const { data, error } = useInbox('latest');
  const marking = useMarking();
  const titleId = useId();
  if (!data && error) return null;
  const items = data?.objects.slice(0, INBOX_LATEST_LIMIT);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('latest')}
      </h2>
      {items === undefined && <ListSkeleton rows={3} />}
      {items?.length === 0 && <p className={styles.none}>{text('empty')}</p>}
      {items !== undefined && items.length > 0 && (
        <InboxList
          dense
          label={text('latest')}
          items={items}
          hrefOf={hrefOf}
          onOpen={({ item }) => {
            marking.open(item);
            onOpen?.();
          }}
        />
      )}
    </section>
  );
}
