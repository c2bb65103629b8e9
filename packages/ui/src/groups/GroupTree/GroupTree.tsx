import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { treeKey, type GroupRecord, type RuleMessage } from '@remote-console/domain';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { height, TOUCH_MEDIA } from '../../theme/index.ts';
import { GroupTreeRow } from './GroupTreeRow.tsx';
import { groupLines, treeOf, type GroupKey, type GroupLine, type TreeLabels } from './treeLines.ts';
import { useExpandedGroups } from './useExpandedGroups.ts';

/** Height of a row in px under a pointer that is no finger. */
const ROW_HEIGHT = 32;

/** Pause in milliseconds after which typing starts a new word. */
const TYPING_PAUSE_MS = 500;

const NOTHING: ReadonlySet<number> = new Set();

export interface GroupTreeProps {
  /** The groups that the person may see, in any order. */
  readonly groups: readonly GroupRecord[];
  /** What the page shows now. */
  readonly selected: GroupKey;
  /** Text that narrows the groups; blank shows all. */
  readonly query?: string;
  /** Devices in all groups together; `null` while not known. */
  readonly allCount?: number | null;
  /** The person's favourites; `null` while not known. */
  readonly favouriteCount?: number | null;
  /** Where the settings of a group are. Only administrators are given it [B-TREE-07] [B-TREE-08]. */
  readonly settingsHref?: ((group: GroupRecord) => string) | undefined;
  /** An entry was chosen. */
  readonly onSelect: (choice: { readonly key: GroupKey }) => void;
  /** A group was chosen that the person may not open. */
  readonly onRefused: (refusal: {
    readonly group: GroupRecord;
    readonly because: Extract<RuleMessage, 'no_group_access'>;
  }) => void;
}

function useLabels(): TreeLabels {
  const text = useText('groups');
  return useMemo(
    () => ({
      all: text('all'),
      favorite: text('favourites'),
      root: text('rootGroup'),
      defaultGroup: text('defaultGroup'),
    }),
    [text],
  );
}

function useTyped() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    remember: (key: string) => {
      typed.current += key;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        typed.current = '';
      }, TYPING_PAUSE_MS);
    },
  };
}

/**
 * The groups as a tree: favourites and all devices first, then the groups nested by their parent. Only the rows in sight
 * are in the page, so 10,000 groups scroll as ten do. It fills the height of what it stands in.
 */
export function GroupTree(props: GroupTreeProps) {
  const { groups, selected, query = '', allCount = null, favouriteCount = null } = props;
  const { settingsHref, onSelect, onRefused } = props;
  const text = useText('groups');
  const language = useLanguage();
  const labels = useLabels();
  const treeId = useId();
  const tree = useMemo(() => treeOf(groups, labels, language), [groups, labels, language]);
  const { expanded, setExpanded } = useExpandedGroups(tree, selected);
  const [closedInSearch, setClosedInSearch] = useState<{ query: string; closed: ReadonlySet<number> }>({
    query: '',
    closed: NOTHING,
  });
  const closed = closedInSearch.query === query ? closedInSearch.closed : NOTHING;
  const lines = useMemo(
    () => groupLines({ tree, labels, language, query, expanded, closedInSearch: closed, allCount, favouriteCount }),
    [tree, labels, language, query, expanded, closed, allCount, favouriteCount],
  );

  const [focused, setFocused] = useState<GroupKey | null>(null);
  const tabStop = [focused, selected].find((key) => lines.some((line) => line.key === key)) ?? lines[0]?.key ?? null;
  const tabStopIndex = lines.findIndex((line) => line.key === tabStop);

  const scroller = useRef<HTMLDivElement | null>(null);
  const rows = useRef(new Map<GroupKey, HTMLDivElement>());
  const wantsFocus = useRef(false);
  const { typed, remember } = useTyped();
  const touch = useMediaQuery(TOUCH_MEDIA.replace('@media ', ''), { noSsr: true });
  const rowHeight = touch ? height.touch : ROW_HEIGHT;

  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 8,
    // The row that Tab reaches is always in the page, or the focus would be lost when it is scrolled away.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (tabStopIndex < 0 || indexes.includes(tabStopIndex)) return indexes;
      return [...indexes, tabStopIndex].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  useEffect(() => {
    if (!wantsFocus.current || focused === null) return;
    wantsFocus.current = false;
    rows.current.get(focused)?.focus({ preventScroll: true });
  });

  const moveFocus = (key: GroupKey) => {
    wantsFocus.current = true;
    setFocused(key);
    virtualizer.scrollToIndex(lines.findIndex((line) => line.key === key));
  };

  const setOpen = (keys: readonly GroupKey[], open: boolean) => {
    if (query.trim() === '') {
      setExpanded(keys, open);
      return;
    }
    const next = new Set(closed);
    for (const key of keys) {
      if (typeof key !== 'number') continue;
      if (open) next.delete(key);
      else next.add(key);
    }
    setClosedInSearch({ query, closed: next });
  };

  const choose = (line: GroupLine) => {
    setFocused(line.key);
    if (line.group && !line.open) onRefused({ group: line.group, because: 'no_group_access' });
    else onSelect({ key: line.key });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    // A link inside a row keeps its own keys.
    if (event.target instanceof HTMLAnchorElement && event.key === 'Enter') return;
    const effect = treeKey(event.key, { lines, focused: tabStop, typed: typed.current });
    if ([...event.key].length === 1 && effect?.kind !== 'select') remember(event.key);
    if (effect === null) return;
    event.preventDefault();
    switch (effect.kind) {
      case 'focus':
        moveFocus(effect.key);
        break;
      case 'expand':
        setOpen(effect.keys, true);
        break;
      case 'collapse':
        setOpen([effect.key], false);
        break;
      case 'select': {
        const line = lines.find(({ key }) => key === effect.key);
        if (line) choose(line);
        break;
      }
    }
  };

  if (lines.length === 0) {
    return (
      <Box role="status" sx={{ p: 3, fontSize: 13, color: 'tone.textSecondary' }}>
        {text(query.trim() === '' ? 'empty' : 'noMatch')}
      </Box>
    );
  }
  return (
    <Box ref={scroller} sx={{ height: '100%', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
      <Box
        role="tree"
        aria-label={text('tree')}
        onKeyDown={onKeyDown}
        style={{ height: virtualizer.getTotalSize() }}
        sx={{ position: 'relative' }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const line = lines[item.index];
          if (!line) return null;
          return (
            <GroupTreeRow
              key={item.key}
              id={`${treeId}-${line.key}`}
              line={line}
              selected={line.key === selected}
              tabbable={line.key === tabStop}
              settingsHref={line.group && line.open ? settingsHref?.(line.group) : undefined}
              rowRef={(element) => {
                if (element) rows.current.set(line.key, element);
                else rows.current.delete(line.key);
              }}
              style={{
                position: 'absolute',
                insetInline: 0,
                height: item.size,
                transform: `translateY(${item.start}px)`,
              }}
              onChoose={choose}
              onToggle={(toggled) => {
                setFocused(toggled.key);
                setOpen([toggled.key], !toggled.expanded);
              }}
              onFocused={setFocused}
            />
          );
        })}
      </Box>
    </Box>
  );
}
