import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { Device } from '@remote-console/api-client';
import {
  ancestorsOf,
  buildGroupTree,
  checkMove,
  isGroupOpen,
  type GroupNode,
  type GroupRecord,
} from '@remote-console/domain';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { HiddenText, SMALL_ICON, type SaveOutcome } from '../../primitives/index.ts';
import { useGroupLabel } from '../groupNames.ts';

export interface MoveToGroupDialogProps {
  readonly open: boolean;
  readonly device: Pick<Device, 'pk' | 'alias' | 'device_group_fk'>;
  /** The groups that the person may see. All devices and favourites are no groups and not among them [B-GROUP-26]. */
  readonly groups: readonly GroupRecord[];
  /** Moves the device; the words of a refusal come back. */
  readonly onMove: (move: { readonly groupPk: number }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

interface GroupItemProps {
  readonly node: GroupNode;
  /** The group that the device is in. */
  readonly current: number;
}

function GroupItem({ node, current }: GroupItemProps) {
  const text = useText('devices');
  const labelOf = useGroupLabel();
  const { group, children } = node;
  return (
    <TreeItem
      itemId={String(group.pk)}
      label={
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontSize: 13.5, lineHeight: '20px' }}
        >
          <Box component="span" sx={{ color: isGroupOpen(group) ? 'inherit' : 'tone.textHint' }}>
            {labelOf(group)}
          </Box>
          {!isGroupOpen(group) && (
            <>
              <Lock {...SMALL_ICON} />
              <HiddenText>{text('noAccess')}</HiddenText>
            </>
          )}
          {group.pk === current && (
            <Box component="span" sx={{ fontSize: 12, color: 'tone.textHint' }}>
              {text('moveCurrent')}
            </Box>
          )}
        </Box>
      }
    >
      {children.map((child) => (
        <GroupItem key={child.group.pk} node={child} current={current} />
      ))}
    </TreeItem>
  );
}

/** Asks for the group that a device moves to [B-GROUP-24] [B-GROUP-25] [B-NAV-13]. */
export function MoveToGroupDialog({ open, device, groups, onMove, onClose }: MoveToGroupDialogProps) {
  const text = useText('devices');
  const common = useText('common');
  const message = useMessage();
  const language = useLanguage();
  const tree = useMemo(() => buildGroupTree(groups, language), [groups, language]);
  const [target, setTarget] = useState<number | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const wayToCurrent = useMemo(
    () =>
      [...tree.roots.map(({ group }) => group), ...ancestorsOf(tree, device.device_group_fk)].map(({ pk }) =>
        String(pk),
      ),
    [tree, device.device_group_fk],
  );

  const confirm = async () => {
    const problem = checkMove(device, target);
    if (problem !== null || target === null) {
      setError(message(problem ?? 'please_select_group'));
      return;
    }
    setWaiting(true);
    const outcome = await onMove({ groupPk: target });
    setWaiting(false);
    if (outcome.kind === 'saved') onClose();
    else setError(outcome.error);
  };

  return (
    <DialogFrame
      open={open}
      title={text('moveTitle', { name: device.alias })}
      locked={waiting}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={waiting}>
            {common('cancel')}
          </Button>
          <Button variant="contained" loading={waiting} onClick={() => void confirm()}>
            {text('moveConfirm')}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          height: 280,
          mt: '12px',
          overflowY: 'auto',
          p: '6px',
          border: 1,
          borderColor: 'tone.line',
          borderRadius: '8px',
          color: 'tone.text',
        }}
      >
        <SimpleTreeView
          aria-label={text('moveTree')}
          defaultExpandedItems={wayToCurrent}
          selectedItems={target === null ? null : String(target)}
          onSelectedItemsChange={(_event, item) => {
            const chosen = tree.byPk.get(Number(item))?.group;
            const closed = chosen !== undefined && !isGroupOpen(chosen);
            setTarget(chosen === undefined || closed ? null : chosen.pk);
            setError(closed ? message('no_group_access') : undefined);
          }}
          sx={{
            '& .MuiTreeItem-content': { minHeight: 32, py: 0, borderRadius: '6px' },
            '& .MuiTreeItem-content[data-selected]': {
              bgcolor: 'tone.accentSoft',
              color: 'tone.accentText',
              fontWeight: 600,
            },
          }}
        >
          {tree.roots.map((root) => (
            <GroupItem key={root.group.pk} node={root} current={device.device_group_fk} />
          ))}
        </SimpleTreeView>
      </Box>
      <Box role="alert" sx={{ minHeight: 20, mt: '8px', fontSize: 12.5, lineHeight: '20px', color: 'tone.error' }}>
        {error}
      </Box>
    </DialogFrame>
  );
}
