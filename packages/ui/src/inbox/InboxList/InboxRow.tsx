import type { InboxItem } from '@remote-console/api-client';
import { Mail, MailOpen } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { BareLink, ICON, IconButton, RelativeTime } from '../../primitives/index.ts';
import { KIND_ICONS } from '../kindLook.ts';
import { useInboxSentence } from '../useInboxSentence.ts';
import styles from './InboxRow.module.css';

export interface InboxRowProps {
  readonly item: InboxItem;
  /** The address of the item; null for none. */
  readonly href: string | null;
  /** The link was clicked. */
  readonly onOpen: (choice: { readonly item: InboxItem }) => void;
  /** Marks the item as read or unread; without it there is no button. */
  readonly onMark?: ((change: { readonly item: InboxItem; readonly isRead: boolean }) => void) | undefined;
  /** Whether the item is being marked. */
  readonly busy?: boolean;
  /** Whether it is one of a few in a small space. */
  readonly dense?: boolean;
}

/** The kinds that have their own color. */
const TONES = { alert: styles.alert, security: styles.security } as const;

function MarkButton({
  item,
  busy,
  onMark,
}: Required<Pick<InboxRowProps, 'item' | 'busy'>> & { readonly onMark: NonNullable<InboxRowProps['onMark']> }) {
  const text = useText('inbox');
  const sentence = useInboxSentence();
  const { isRead } = item;
  const label = text(isRead ? 'markUnread' : 'markRead', { item: sentence(item) });
  return (
    <IconButton
      size="small"
      className={styles.button}
      aria-label={label}
      title={label}
      // Not disabled meanwhile, because that would lose the focus.
      aria-busy={busy}
      onClick={() => {
        if (!busy) onMark({ item, isRead: !isRead });
      }}
    >
      {isRead ? <Mail {...ICON} /> : <MailOpen {...ICON} />}
    </IconButton>
  );
}

/** One item: its kind, text, age and read state; with a link to its subject. */
export function InboxRow({ item, href, onOpen, onMark, busy = false, dense = false }: InboxRowProps) {
  const text = useText('inbox');
  const sentence = useInboxSentence()(item);
  const isUnread = !item.isRead;
  const Icon = KIND_ICONS[item.kind];
  const tone = item.kind === 'alert' || item.kind === 'security' ? TONES[item.kind] : '';
  return (
    <li data-item={item.id} className={`${styles.row} ${isUnread ? styles.unread : ''} ${dense ? styles.dense : ''}`}>
      <span className={`${styles.tile} ${tone}`}>
        <Icon {...ICON} />
        {isUnread && <span className={styles.mark} />}
      </span>
      <div className={styles.words}>
        <span className={styles.sentence}>
          {href === null ? (
            sentence
          ) : (
            <BareLink href={href} className={styles.link} onPress={() => onOpen({ item })}>
              {sentence}
            </BareLink>
          )}
        </span>
        <span className={styles.meta}>
          {isUnread && (
            <>
              <span className={styles.state}>{text('unread')}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <span>{text(`kind_${item.kind}`)}</span>
          <span aria-hidden>·</span>
          <RelativeTime instant={item.happenedTime} />
          {item.times > 1 && (
            <>
              <span aria-hidden>·</span>
              <span>{text('times', { count: item.times })}</span>
            </>
          )}
        </span>
      </div>
      {onMark && <MarkButton item={item} busy={busy} onMark={onMark} />}
    </li>
  );
}
