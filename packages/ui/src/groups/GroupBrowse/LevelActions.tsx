import { FileUp, FolderPlus } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';

interface LevelActionsProps {
  readonly disabled: boolean;
  /** Groups are to be imported from a sheet. */
  readonly onSheet: () => void;
  readonly onAdd: () => void;
}

/** The actions of a level of groups. */
export function LevelActions({ disabled, onSheet, onAdd }: LevelActionsProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  return (
    <>
      <Button startIcon={<FileUp {...SMALL_ICON} />} disabled={disabled} onClick={onSheet}>
        {text('uploadSheet')}
      </Button>
      <Button variant="contained" startIcon={<FolderPlus {...SMALL_ICON} />} disabled={disabled} onClick={onAdd}>
        {treeText('addGroup')}
      </Button>
    </>
  );
}
