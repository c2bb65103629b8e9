import type { GroupRecord, RuleMessage, TreeMove, TreeMoveOutcome } from '@remote-console/domain';
import { useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { useMedia } from '../../browser/index.ts';
import { height, TOUCH_MEDIA } from '../../theme/index.ts';
import styles from './GroupTree.module.css';
import { GroupTreeRow } from './GroupTreeRow.tsx';
import { lineActions } from './lineActions.ts';
import { MoveHelp } from './MoveHelp.tsx';
import type { GroupKey, GroupLine } from './treeLines.ts';
import { useRevealed } from './useRevealed.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowHandlers } from './useRowHandlers.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useRowLabels } from './useRowLabels.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useTreeLines } from './useTreeLines.ts';
import { useTreeMoves } from './useTreeMoves.ts';

/** Height of a row in px for a pointer other than touch. */
const ROW_HEIGHT = 32;

const SCROLLER = { height: '100%', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** A move that the rules do not allow. */
export interface RefusedMove {
  readonly because: Extract<TreeMoveOutcome, { kind: 'refused' }>['because'];
  /** The displayed name of what was to be moved. */
  readonly name: string;
}

export interface GroupTreeProps {
  /** The groups that the person may see, in any order. */
  readonly groups: readonly GroupRecord[];
  /** What the page shows; `null` for nothing. */
  readonly selected: GroupKey | null;
  /** A group that is not selected but revealed; another one is scrolled to. */
  readonly reveal?: number | null;
  /** Text that filters the groups; blank shows all. */
  readonly query?: string;
  /** Name of the tree, if different from that of the page. */
  readonly label?: string;
  /** Whether favorites and all devices are above the groups; a picker has neither. */
  readonly entries?: boolean;
  /** Whether the number of a group includes the devices of its subgroups. */
  readonly subgroups?: boolean;
  /** The number of devices in all groups; `null` if unknown. */
  readonly allCount?: number | null;
  /** The number of the person's favorites; `null` if unknown. */
  readonly favouriteCount?: number | null;
  /** The address of a group's settings. Set only for administrators [B-TREE-07] [B-TREE-08]. */
  readonly settingsHref?: ((group: GroupRecord) => string) | undefined;
  /** Whether groups can be moved; devices can if `onMove` is set [B-DRAG-05]. */
  readonly movesGroups?: boolean;
  /** A group or a device was dropped where the rules allow it. */
  readonly onMove?: (request: { readonly move: TreeMove; readonly name: string }) => void;
  /** It was dropped where they do not; nothing has changed [B-DRAG-17]. */
  readonly onMoveRefused?: (refusal: RefusedMove) => void;
  /** Opens the menu of a group, by its button, a right click or the menu key. Without it there is none. */
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
 * The groups as a tree: favorites and all devices first, then the groups nested by their parent. Only visible rows are
 * rendered, so 10,000 groups scroll like ten. It fills the height of its container. Inside a `DragScope` groups and
 * devices can be dropped on it.
 */
export function GroupTree(props: GroupTreeProps) {
  const { selected, reveal = null, query = '', label, settingsHref, onOpenMenu } = props;
  const text = useText('groups');
  const treeId = useId();
  const keysId = `${treeId}-keys`;
  const words = useRowLabels();
  const { tree, lines, setOpen } = useTreeLines(props);
  const focus = useRowFocus(lines, selected, tree);
  const { tabStop, tabStopIndex } = focus;
  const focusedLine = lines[tabStopIndex];
  const scroller = useRef<HTMLDivElement | null>(null);
  const touch = useMedia(TOUCH_MEDIA.replace('@media ', ''));
  const rowHeight = touch ? height.touch : ROW_HEIGHT;
  const onOpen = (line: GroupLine) => setOpen([line.key], true);
  const moves = useTreeMoves({ ...props, tree, lines, focusedLine, scroller, rowHeight, onOpen });
  // The tabbable row is always rendered, so that the focus is not lost by scrolling; so is the touched one, or its
  // pointer events would stop.
  const kept = [tabStopIndex, lines.findIndex(({ key }) => key === moves.carriedKey)];
  const sight = useRowWindow({ scroller, count: lines.length, rowHeight, kept });
  useRevealed(reveal, lines, sight.show);

  const { choose, toggle, openMenu } = lineActions({ ...props, setFocused: focus.setFocused, setOpen });
  const handlers = useRowHandlers({
    onChoose: choose,
    onToggle: toggle,
    onFocused: focus.setFocused,
    onPointerDown: moves.onPointerDown,
    onOpenMenu: openMenu,
    onElement: focus.onElement,
  });
  const onKeyDown = useTreeKeys({
    lines,
    focused: tabStop,
    takeForMove: moves.takeKey,
    onMenu: () => openMenu(focusedLine, tabStop === null ? undefined : focus.rowOf(tabStop)),
    onFocus: (key) => {
      focus.focusRow(key);
      sight.show(lines.findIndex((line) => line.key === key));
    },
    onOpenChange: setOpen,
    onChoose: choose,
  });

  if (lines.length === 0) {
    return (
      <div role="status" className={styles.nothing}>
        {text(query.trim() === '' ? 'empty' : 'noMatch')}
      </div>
    );
  }
  const drawRow = (line: GroupLine, index: number) => (
    <GroupTreeRow
      key={line.key}
      id={`${treeId}-${line.key}`}
      line={line}
      selected={line.key === selected}
      tabbable={line.key === tabStop}
      carried={line.key === moves.carriedKey}
      mark={moves.mark?.key === line.key ? moves.mark : null}
      settingsHref={line.group && line.open ? settingsHref?.(line.group) : undefined}
      hasMenu={onOpenMenu !== undefined}
      top={index * rowHeight}
      height={rowHeight}
      handlers={handlers}
      words={words}
    />
  );
  return (
    <>
      <div ref={scroller} style={SCROLLER}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The focus is on one of its lines. */}
        <div
          role="tree"
          className={styles.tree}
          aria-label={label ?? text('tree')}
          aria-describedby={moves.canMoveGroups ? keysId : undefined}
          onKeyDown={onKeyDown}
          style={{ height: sight.height }}
        >
          {sight.indexes.map((index) => lines[index] && drawRow(lines[index], index))}
        </div>
      </div>
      {moves.canMoveGroups && <MoveHelp id={keysId} announcement={moves.announcement} />}
    </>
  );
}
