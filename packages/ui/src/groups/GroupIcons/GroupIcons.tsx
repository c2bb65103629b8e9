import Checkbox from '@mui/material/Checkbox';
import { isOrdinaryGroup } from '@remote-console/domain';
import { Ellipsis, Folder, FolderCog } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { IconButton, Link, SMALL_ICON } from '../../primitives/index.ts';
import type { GroupRow, GroupRowsProps } from '../groupRows.ts';
import styles from './GroupIcons.module.css';

interface TileProps extends Omit<GroupRowsProps, 'rows'> {
  readonly row: GroupRow;
}

function Tile({ row, groupHref, detailHref, selected, onSelectionChange, locked, onOpenMenu }: TileProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  const ordinary = isOrdinaryGroup(row.group);
  const isSelected = selected.has(row.id);
  const Icon = ordinary ? Folder : FolderCog;
  const select = (checked: boolean) => {
    const next = new Set(selected);
    if (checked) next.add(row.id);
    else next.delete(row.id);
    onSelectionChange({ selected: next });
  };
  return (
    <li className={`${styles.tile} ${isSelected ? styles.selected : ''}`}>
      <div className={styles.head}>
        <Icon size={28} strokeWidth={1.6} aria-hidden />
        <div className={styles.room} />
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
      </div>
      <div className={styles.words}>
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
        <div className={styles.foot}>
          <span className={styles.counts}>
            {text('tileCounts', {
              groups: text('groupCount', { count: row.children }),
              devices: treeText('deviceCount', { count: row.devices }),
            })}
          </span>
          <Link href={detailHref(row)} aria-label={text('detailOf', { name: row.name, label: text('detail') })}>
            {text('detail')}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The groups below one as icons [C-GROUP-01]. */
export function GroupIcons({ rows, ...shared }: GroupRowsProps) {
  const text = useText('groups');
  return (
    <ul aria-label={text('tree')} className={styles.list}>
      {rows.map((row) => (
        <Tile key={row.id} row={row} {...shared} />
      ))}
    </ul>
  );
}
