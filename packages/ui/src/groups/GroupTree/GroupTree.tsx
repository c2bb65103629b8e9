import {
  treeKey,
  type GroupRecord,
  type RuleMessage,
  type TreeMove,
  type TreeMoveOutcome,
} from '@remote-console/domain';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../../primitives/index.ts';
import { useMedia } from '../../browser/index.ts';
import { height, TOUCH_MEDIA } from '../../theme/index.ts';
import { useDragItem, useDragScope, type DragItem } from '../drag/dragContext.ts';
import { useHeldTouch } from '../drag/useHeldTouch.ts';
import styles from './GroupTree.module.css';
import { GroupTreeRow } from './GroupTreeRow.tsx';
import { isCarriable, type GroupKey, type GroupLine } from './treeLines.ts';
import { useKeyboardCarry } from './useKeyboardCarry.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowHandlers } from './useRowHandlers.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useRowWords } from './useRowWords.ts';
import { useTreeDrop } from './useTreeDrop.ts';
import { useTreeLines } from './useTreeLines.ts';
import { useTyped } from './useTyped.ts';

/** Height of a row in px under a pointer that is no finger. */
const ROW_HEIGHT = 32;

const SCROLLER = { height: '100%', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** A move that the rules do not allow. */
export interface RefusedMove {
  readonly because: Extract<TreeMoveOutcome, { kind: 'refused' }>['because'];
  /** What was to be moved, as people know it. */
  readonly name: string;
}

export interface GroupTreeProps {
  /** The groups that the person may see, in any order. */
  readonly groups: readonly GroupRecord[];
  /** What the page shows now; `null` for nothing. */
  readonly selected: GroupKey | null;
  /** A group that is not chosen and whose way is open all the same; another one is scrolled to. */
  readonly reveal?: number | null;
  /** Text that narrows the groups; blank shows all. */
  readonly query?: string;
  /** Name of the tree, where it is not the one of the page. */
  readonly label?: string;
  /** Whether favourites and all devices are above the groups; a tree to choose a group from has neither. */
  readonly entries?: boolean;
  /** Whether the number of a group is that of its list with the devices of its subgroups. */
  readonly subgroups?: boolean;
  /** Devices in all groups together; `null` while not known. */
  readonly allCount?: number | null;
  /** The person's favourites; `null` while not known. */
  readonly favouriteCount?: number | null;
  /** Where the settings of a group are. Only administrators are given it [B-TREE-07] [B-TREE-08]. */
  readonly settingsHref?: ((group: GroupRecord) => string) | undefined;
  /** Whether groups can be moved; devices can wherever `onMove` is given [B-DRAG-05]. */
  readonly movesGroups?: boolean;
  /** A group or a device was put down where the rules allow it. */
  readonly onMove?: (request: { readonly move: TreeMove; readonly name: string }) => void;
  /** It was put down where they do not; nothing has changed [B-DRAG-17]. */
  readonly onMoveRefused?: (refusal: RefusedMove) => void;
  /** The menu of a group is wanted, by its button, a right click or the menu key. Without it there is none. */
  readonly onOpenMenu?: ((request: { readonly group: GroupRecord; readonly anchor: HTMLElement }) => void) | undefined;
  /** An entry was chosen. */
  readonly onSelect: (choice: { readonly key: GroupKey }) => void;
  /** A group was chosen that the person may not open. */
  readonly onRefused: (refusal: {
    readonly group: GroupRecord;
    readonly because: Extract<RuleMessage, 'no_group_access'>;
  }) => void;
}

/**
 * The groups as a tree: favourites and all devices first, then the groups nested by their parent. Only the rows in sight
 * are in the page, so 10,000 groups scroll as ten do. It fills the height of its container. Inside a `DragScope`
 * groups and devices can be put down on it.
 */
export function GroupTree(props: GroupTreeProps) {
  const {
    groups,
    selected,
    reveal = null,
    query = '',
    label,
    entries = true,
    allCount = null,
    favouriteCount = null,
    subgroups = false,
  } = props;
  const { settingsHref, movesGroups = false, onMove, onMoveRefused, onOpenMenu, onSelect, onRefused } = props;
  const text = useText('groups');
  const treeId = useId();
  const words = useRowWords();
  const { tree, lines, setOpen } = useTreeLines({
    groups,
    selected,
    reveal,
    query,
    allCount,
    favouriteCount,
    entries,
    subgroups,
  });
  const focus = useRowFocus(lines, selected, tree);
  const { tabStop, tabStopIndex } = focus;
  const scroller = useRef<HTMLDivElement | null>(null);
  const { typed, remember } = useTyped();
  const touch = useMedia(TOUCH_MEDIA.replace('@media ', ''));
  const rowHeight = touch ? height.touch : ROW_HEIGHT;

  const putDown = (item: DragItem, outcome: TreeMoveOutcome) => {
    if (outcome.kind === 'move') onMove?.({ move: outcome.move, name: item.label });
    if (outcome.kind === 'refused') onMoveRefused?.({ because: outcome.because, name: item.label });
  };
  const scope = useDragScope();
  const dragged = useDragItem();
  useHeldTouch(scroller);
  const mark = useTreeDrop({
    enabled: onMove !== undefined,
    scroller,
    lines,
    rowHeight,
    tree,
    onOpen: (line) => setOpen([line.key], true),
    onDrop: putDown,
  });
  const carry = useKeyboardCarry({
    enabled: movesGroups && onMove !== undefined,
    tree,
    focusedLine: lines[tabStopIndex],
    onDrop: putDown,
  });
  const carriedKey = dragged?.carried.kind === 'group' ? dragged.carried.pk : (carry.carried?.carried.pk ?? null);
  const carriedIndex = carriedKey === null ? -1 : lines.findIndex((line) => line.key === carriedKey);

  const {
    height: fullHeight,
    indexes,
    show,
  } = useRowWindow({
    scroller,
    count: lines.length,
    rowHeight,
    // The row that Tab reaches is always in the page, or the focus would be lost when it is scrolled away; so is the one
    // that a finger holds, or its movements would end with it.
    kept: [tabStopIndex, carriedIndex],
  });

  const revealedIndex = reveal === null ? -1 : lines.findIndex(({ key }) => key === reveal);
  const shownGroup = useRef(reveal);
  useEffect(() => {
    if (shownGroup.current === reveal || revealedIndex < 0) return;
    shownGroup.current = reveal;
    show(revealedIndex);
  }, [show, reveal, revealedIndex]);

  const moveFocus = (key: GroupKey) => {
    focus.focusRow(key);
    show(lines.findIndex((line) => line.key === key));
  };
  const choose = (line: GroupLine) => {
    focus.setFocused(line.key);
    if (line.group && !line.open) onRefused({ group: line.group, because: 'no_group_access' });
    else onSelect({ key: line.key });
  };
  const openMenu = (line: GroupLine | undefined, anchor: HTMLElement | undefined) => {
    if (!line?.group || !line.open || !anchor || !onOpenMenu) return false;
    // By its button, which takes the focus itself; the row must be known as the one that has it, should it go.
    focus.setFocused(line.key);
    onOpenMenu({ group: line.group, anchor });
    return true;
  };
  const pickUp = (event: PointerEvent, line: GroupLine) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!scope || !movesGroups || isControl || !line.group || !isCarriable(line)) return;
    scope.begin(event, { carried: { kind: 'group', pk: line.group.pk }, label: line.label });
  };

  const handlers = useRowHandlers({
    onChoose: choose,
    onToggle: (toggled) => {
      focus.setFocused(toggled.key);
      setOpen([toggled.key], !toggled.expanded);
    },
    onFocused: focus.setFocused,
    onPointerDown: pickUp,
    onOpenMenu: openMenu,
    onElement: focus.onElement,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // A link or a button inside a row keeps its own keys.
    if (event.target instanceof Element && event.target.closest('a, button') && event.key === 'Enter') return;
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    const menuRow = tabStop === null ? undefined : focus.rowOf(tabStop);
    if (carry.take(event) || (isMenuKey && openMenu(lines[tabStopIndex], menuRow))) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
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
      <div role="status" className={styles.nothing}>
        {text(query.trim() === '' ? 'empty' : 'noMatch')}
      </div>
    );
  }
  return (
    <>
      <div ref={scroller} style={SCROLLER}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The focus is on one of its lines. */}
        <div
          role="tree"
          className={styles.tree}
          aria-label={label ?? text('tree')}
          aria-describedby={movesGroups && onMove ? `${treeId}-keys` : undefined}
          onKeyDown={onKeyDown}
          style={{ height: fullHeight }}
        >
          {indexes.map((index) => {
            const line = lines[index];
            if (!line) return null;
            return (
              <GroupTreeRow
                key={line.key}
                id={`${treeId}-${line.key}`}
                line={line}
                selected={line.key === selected}
                tabbable={line.key === tabStop}
                carried={line.key === carriedKey}
                mark={mark?.key === line.key ? mark : null}
                settingsHref={line.group && line.open ? settingsHref?.(line.group) : undefined}
                hasMenu={onOpenMenu !== undefined}
                top={index * rowHeight}
                height={rowHeight}
                handlers={handlers}
                words={words}
              />
            );
          })}
        </div>
      </div>
      {movesGroups && onMove && (
        <>
          <span id={`${treeId}-keys`} hidden>
            {text('moveByKeys')}
          </span>
          <HiddenText>
            <span role="status">{carry.announcement}</span>
          </HiddenText>
        </>
      )}
    </>
  );
}
