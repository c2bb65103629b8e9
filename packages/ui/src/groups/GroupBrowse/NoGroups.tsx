import { useText } from '../../i18n/index.ts';
import { Button, EmptyState } from '../../primitives/index.ts';

interface NoGroupsProps {
  /** Whether there is a search. */
  readonly searched: boolean;
  readonly locked: boolean;
  readonly onClearSearch: () => void;
  /** Adds a group; not offered without it. */
  readonly onAdd: (() => void) | undefined;
}

/** The empty state of a list of groups. */
export function NoGroups({ searched, locked, onClearSearch, onAdd }: NoGroupsProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  if (searched) {
    return <EmptyState reason="no-result" action={<Button onClick={onClearSearch}>{text('clearSearch')}</Button>} />;
  }
  return (
    <EmptyState
      title={text('emptyLevel')}
      hint={text('emptyLevelHint')}
      action={
        onAdd && (
          <Button variant="contained" disabled={locked} onClick={onAdd}>
            {treeText('addGroup')}
          </Button>
        )
      }
    />
  );
}
