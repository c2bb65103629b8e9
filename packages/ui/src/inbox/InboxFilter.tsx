import { INBOX_KINDS, type InboxView } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { DenseSwitch, NativeSelect } from '../primitives/index.ts';
import styles from './InboxFilter.module.css';

export interface InboxFilterProps {
  readonly view: InboxView;
  /** The new view, at its first page. */
  readonly onChange: (change: { readonly view: InboxView }) => void;
}

/** The filters of the inbox: one kind, and unread only. */
export function InboxFilter({ view, onChange }: InboxFilterProps) {
  const text = useText('inbox');
  return (
    <div className={styles.filter}>
      <NativeSelect
        aria-label={text('kind')}
        className={styles.kind}
        value={view.kind ?? ''}
        onChange={({ target }) => {
          const kind = INBOX_KINDS.find((one) => one === target.value) ?? null;
          onChange({ view: { ...view, kind, page: 1 } });
        }}
      >
        <option value="">{text('allKinds')}</option>
        {INBOX_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text(`kind_${kind}`)}
          </option>
        ))}
      </NativeSelect>
      <DenseSwitch
        label={text('unreadOnly')}
        checked={view.unread}
        onChange={({ checked }) => onChange({ view: { ...view, unread: checked, page: 1 } })}
      />
    </div>
  );
}
