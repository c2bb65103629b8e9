import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronRight, Layers, Lock, Settings, Star } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { useText } from '../../i18n/index.ts';
import { useLinkClick } from '../../provider/index.ts';
import { radius } from '../../theme/index.ts';
import type { GroupKey, GroupLine } from './treeLines.ts';

interface GroupTreeRowProps {
  readonly line: GroupLine;
  /** Prefix of the ids in this row, unique on the page. */
  readonly id: string;
  readonly selected: boolean;
  /** Whether Tab reaches this row. */
  readonly tabbable: boolean;
  /** Where the settings of the group are; the link is drawn only with it. */
  readonly settingsHref: string | undefined;
  readonly rowRef: Ref<HTMLDivElement>;
  /** Place of the row in the scrolled list. */
  readonly style: CSSProperties;
  readonly onChoose: (line: GroupLine) => void;
  readonly onToggle: (line: GroupLine) => void;
  readonly onFocused: (key: GroupKey) => void;
}

function LineSign({ line, onToggle }: Pick<GroupTreeRowProps, 'line' | 'onToggle'>) {
  const text = useText('groups');
  const sign = { size: 15, strokeWidth: 1.8, 'aria-hidden': true } as const;
  if (line.key === 'favorite') return <Star {...sign} fill="currentColor" />;
  if (line.key === 'all') return <Layers {...sign} />;
  if (!line.hasChildren) return null;
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={text(line.expanded ? 'collapse' : 'expand', { name: line.label })}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(line);
      }}
      sx={{
        '&&': { width: 24, height: '100%' },
        '& svg': { transform: line.expanded ? 'rotate(90deg)' : 'none', transition: 'transform 140ms' },
      }}
    >
      <ChevronRight size={15} strokeWidth={1.8} aria-hidden />
    </IconButton>
  );
}

function SettingsLink({ href, name, tabbable }: { href: string; name: string; tabbable: boolean }) {
  const text = useText('groups');
  const onLinkClick = useLinkClick();
  return (
    <IconButton
      component="a"
      href={href}
      size="small"
      className="rc-settings"
      tabIndex={tabbable ? 0 : -1}
      aria-label={text('settingsOf', { name })}
      onClick={(event) => {
        event.stopPropagation();
        // Other presses open elsewhere, which is the browser's part.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onLinkClick?.({ href, event });
      }}
      sx={{ '&&': { width: 28, height: '100%' } }}
    >
      <Settings size={15} strokeWidth={1.8} aria-hidden />
    </IconButton>
  );
}

/** Where a line begins, in px: deep levels move in less, so that their names keep some room. */
const indentOf = (depth: number) => 4 + Math.min(depth, 4) * 16 + Math.max(0, depth - 4) * 6;

/** One line of the group tree. */
export function GroupTreeRow(props: GroupTreeRowProps) {
  const { line, id, selected, tabbable, settingsHref, rowRef, style, onChoose, onToggle, onFocused } = props;
  const text = useText('groups');
  const nameId = `${id}-name`;
  const countId = `${id}-count`;
  const accessId = `${id}-access`;
  return (
    <Box
      ref={rowRef}
      role="treeitem"
      aria-level={line.depth + 1}
      aria-posinset={line.posInSet}
      aria-setsize={line.setSize}
      aria-selected={selected}
      aria-disabled={line.open ? undefined : true}
      aria-expanded={line.hasChildren ? line.expanded : undefined}
      aria-labelledby={`${nameId} ${countId} ${accessId}`}
      aria-describedby={line.count === null ? undefined : `${id}-devices`}
      tabIndex={tabbable ? 0 : -1}
      style={style}
      onClick={() => onChoose(line)}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onFocused(line.key);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: `${indentOf(line.depth)}px`,
        pr: 2,
        borderRadius: `${radius.small}px`,
        cursor: 'pointer',
        fontSize: 13.5,
        userSelect: 'none',
        color: selected ? 'tone.accentText' : line.open ? 'tone.text' : 'tone.textHint',
        bgcolor: selected ? 'tone.accentSoft' : 'transparent',
        fontWeight: selected ? 600 : 400,
        '&:hover': { bgcolor: selected ? 'tone.accentSoft' : 'tone.sunken' },
        '&:focus-visible': {
          outline: (theme) => `2px solid ${theme.vars.palette.tone.accent}`,
          outlineOffset: '-2px',
        },
        '& .rc-settings': { opacity: 0 },
        '&:hover .rc-settings, &:focus-within .rc-settings': { opacity: 1 },
        '@media (hover: none)': { '& .rc-settings': { opacity: 1 } },
      }}
    >
      <Box component="span" sx={{ width: 24, height: '100%', display: 'grid', placeItems: 'center', flex: 'none' }}>
        <LineSign line={line} onToggle={onToggle} />
      </Box>
      <Box
        component="span"
        id={nameId}
        title={line.label}
        sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {line.label}{' '}
      </Box>
      {settingsHref !== undefined && <SettingsLink href={settingsHref} name={line.label} tabbable={tabbable} />}
      {!line.open && <Lock size={13} strokeWidth={1.8} aria-hidden />}
      {line.count !== null && (
        <Box
          component="span"
          id={countId}
          sx={{
            fontSize: 12,
            fontVariantNumeric: 'tabular-nums',
            color: selected ? 'inherit' : 'tone.textHint',
          }}
        >
          {line.count}
        </Box>
      )}
      <span id={`${id}-devices`} hidden>
        {line.count === null ? '' : text('deviceCount', { count: line.count })}
      </span>
      <span id={accessId} hidden>
        {line.open ? '' : text('noAccess')}
      </span>
    </Box>
  );
}
