import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { isOrdinaryGroup } from '@remote-console/domain';
import { Ellipsis, Folder, FolderCog } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Link, SMALL_ICON } from '../../primitives/index.ts';
import type { GroupRow, GroupRowsProps } from '../groupRows.ts';
import { IconButton } from '../../primitives/Button/index.ts';

interface TileProps extends Omit<GroupRowsProps, 'rows'> {
  readonly row: GroupRow;
}

function Tile({ row, groupHref, detailHref, selected, onSelectionChange, locked, onOpenMenu }: TileProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  const ordinary = isOrdinaryGroup(row.group);
  const isSelected = selected.has(row.pk);
  const Icon = ordinary ? Folder : FolderCog;
  const select = (checked: boolean) => {
    const next = new Set(selected);
    if (checked) next.add(row.pk);
    else next.delete(row.pk);
    onSelectionChange({ selected: next });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignContent: 'space-between',
        gap: 'var(--rc-space-md)',
        minHeight: 132,
        p: 'var(--rc-space-md) var(--rc-space-md) var(--rc-space-inset) var(--rc-space-lg)',
        border: 1,
        borderColor: isSelected ? 'tone.accent' : 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: isSelected ? 'tone.accentSoft' : 'tone.surface',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-xs)', color: 'tone.accentText' }}>
        <Icon size={28} strokeWidth={1.6} aria-hidden />
        <Box sx={{ flex: 1 }} />
        {ordinary && (
          <Checkbox
            size="small"
            disabled={locked}
            checked={isSelected}
            onChange={(_event, checked) => select(checked)}
            slotProps={{ input: { 'aria-label': text('selectOf', { name: row.name }) } }}
          />
        )}
        <IconButton
          size="small"
          disabled={locked}
          aria-haspopup="menu"
          aria-label={treeText('menuOf', { name: row.name })}
          onClick={({ currentTarget }) => onOpenMenu({ group: row.group, anchor: currentTarget })}
        >
          <Ellipsis {...SMALL_ICON} />
        </IconButton>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={groupHref(row)}
          style={{
            display: 'block',
            fontWeight: 600,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {row.name}
        </Link>
        <Box
          sx={{
            display: 'flex',
            gap: 'var(--rc-space-sm)',
            fontSize: 'var(--rc-font-size-label)',
            lineHeight: '20px',
            color: 'tone.textSecondary',
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {text('tileCounts', {
              groups: text('groupCount', { count: row.children }),
              devices: treeText('deviceCount', { count: row.devices }),
            })}
          </Box>
          <Link href={detailHref(row)} aria-label={text('detailOf', { name: row.name, label: text('detail') })}>
            {text('detail')}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

/** The groups below one as icons [C-GROUP-01]. */
export function GroupIcons({ rows, ...shared }: GroupRowsProps) {
  const text = useText('groups');
  return (
    <Box
      component="ul"
      aria-label={text('tree')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        gap: 'var(--rc-space-md)',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {rows.map((row) => (
        <Tile key={row.pk} row={row} {...shared} />
      ))}
    </Box>
  );
}
