import type { GroupRecord } from '@remote-console/domain';
import { useState } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { SearchField, Stack } from '../../primitives/index.ts';
import { GroupTree } from '../GroupTree/GroupTree.tsx';
import styles from './GroupPicker.module.css';

export interface GroupPickerProps {
  /** The groups to choose from. All devices and favorites are not groups and not included [B-GROUP-10]. */
  readonly groups: readonly GroupRecord[];
  /** The chosen group, or `null`. */
  readonly value: number | null;
  /** A group that is revealed initially. */
  readonly reveal?: number | null;
  readonly onChange: (choice: { readonly groupId: number }) => void;
  /** What the group is chosen for; labels the tree. */
  readonly label: string;
  /** The message for an impossible choice; shown below the tree. */
  readonly error?: string | undefined;
  /** A group without access was chosen; `error` has the message. */
  readonly onRefused: (refusal: { readonly error: string }) => void;
}

/** A searchable group tree to choose one group from. Only visible groups are rendered, however many there are. */
export function GroupPicker({ groups, value, reveal = null, onChange, label, error, onRefused }: GroupPickerProps) {
  const text = useText('groups');
  const message = useMessage();
  const [query, setQuery] = useState('');
  return (
    <Stack gap="sm">
      <SearchField
        keys={[]}
        searchKey="name"
        value={query}
        label={text('searchGroup')}
        listName={label}
        placeholder={text('searchGroup')}
        onChange={(search) => setQuery(search.value)}
      />
      <div className={`${styles.tree} ${error ? styles.refused : ''}`}>
        <GroupTree
          groups={groups}
          selected={value}
          reveal={reveal}
          query={query}
          label={label}
          entries={false}
          onSelect={({ key }) => {
            if (typeof key === 'number') onChange({ groupId: key });
          }}
          onRefused={({ because }) => onRefused({ error: message(because) })}
        />
      </div>
      <div role="alert" className={styles.error}>
        {error}
      </div>
    </Stack>
  );
}
