import { Layers, Lock, Star } from 'lucide-react';
import { memo, useCallback, type PointerEvent } from 'react';
import { DenseButton, ICON } from '../../primitives/index.ts';
import { useLinkClick } from '../../contexts/index.ts';
import styles from './GroupTree.module.css';
import type { GroupKey, GroupLine } from './treeLines.ts';
import type { RowLabels } from './useRowLabels.ts';
import type { DropMark } from './useTreeDrop.ts';

/** The handlers of a line. They are stable, so that a line re-renders only for its own changes. */
export interface RowHandlers {
  readonly onChoose: (line: GroupLine) => void;
  readonly onToggle: (line: GroupLine) => void;
  readonly onFocused: (key: GroupKey) => void;
  readonly onPointerDown: (event: PointerEvent, line: GroupLine) => void;
  /** Opens the menu of the group. */
  readonly onOpenMenu: (line: GroupLine, anchor: HTMLElement) => void;
  /** Called with the element of a line, and with `null` when it is removed. */
  readonly onElement: (key: GroupKey, element: HTMLDivElement | null) => void;
}

interface GroupTreeRowProps {
  readonly line: GroupLine;
  /** Prefix of the ids in this row, unique on the page. */
  readonly id: string;
  readonly selected: boolean;
  /** Whether this row is tabbable. */
  readonly tabbable: boolean;
  /** Whether this is being moved. */
  readonly carried: boolean;
  /** Set while something would be dropped here. */
  readonly mark: DropMark | null;
  /** The address of the group's settings; no link without it. */
  readonly settingsHref: string | undefined;
  /** Whether groups have a menu button. */
  readonly hasMenu: boolean;
  /** Position of the row in the scrolled list, and its height, in px. */
  readonly top: number;
  readonly height: number;
  readonly handlers: RowHandlers;
  readonly words: RowLabels;
}

/** The indent of a line, in px: deep levels are indented less, so that their names keep some room. */
const indentOf = (depth: number) => 4 + Math.min(depth, 4) * 16 + Math.max(0, depth - 4) * 6;

interface LineSignProps {
  readonly line: GroupLine;
  readonly words: RowLabels;
  readonly onToggle: (line: GroupLine) => void;
}

function LineSign({ line, words, onToggle }: LineSignProps) {
  const sign = { ...ICON, size: 15 };
  if (line.key === 'favorite') return <Star {...sign} fill="currentColor" />;
  if (line.key === 'all') return <Layers {...sign} />;
  if (!line.hasChildren) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      tabIndex={-1}
      aria-label={line.expanded ? words.collapse(line.label) : words.expand(line.label)}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(line);
      }}
    />
  );
}

interface SettingsLinkProps {
  readonly href: string;
  /** Its label. */
  readonly label: string;
  readonly tabbable: boolean;
}

function SettingsLink({ href, label, tabbable }: SettingsLinkProps) {
  const onLinkClick = useLinkClick();
  return (
    <a
      href={href}
      className={`${styles.settings} ${styles.settingsLink}`}
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        // Modified clicks open elsewhere, which is left to the browser.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onLinkClick?.({ href, event });
      }}
    />
  );
}

interface MenuButtonProps {
  readonly line: GroupLine;
  /** Its label. */
  readonly label: string;
  readonly tabbable: boolean;
  readonly onOpenMenu: (line: GroupLine, anchor: HTMLElement) => void;
}

function MenuButton({ line, label, tabbable, onOpenMenu }: MenuButtonProps) {
  return (
    <DenseButton
      look="icon"
      sign="ellipsis"
      className={styles.settings}
      tabIndex={tabbable ? 0 : -1}
      aria-haspopup="menu"
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onOpenMenu(line, event.currentTarget);
      }}
    />
  );
}

/** One line of the group tree. */
export const GroupTreeRow = memo(function GroupTreeRow(props: GroupTreeRowProps) {
  const { line, id, selected, tabbable, carried, mark, settingsHref, hasMenu, top, height, handlers, words } = props;
  const { key } = line;
  const { onElement } = handlers;
  const ref = useCallback((element: HTMLDivElement | null) => onElement(key, element), [key, onElement]);
  const nameId = `${id}-name`;
  const countId = `${id}-count`;
  const accessId = `${id}-access`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The tree takes the keys of all its lines.
    <div
      ref={ref}
      role="treeitem"
      className={styles.line}
      aria-level={line.depth + 1}
      aria-posinset={line.posInSet}
      aria-setsize={line.setSize}
      aria-selected={selected}
      aria-disabled={line.open ? undefined : true}
      aria-expanded={line.hasChildren ? line.expanded : undefined}
      aria-labelledby={[nameId, ...(line.count === null ? [] : [countId]), ...(line.open ? [] : [accessId])].join(' ')}
      aria-describedby={line.count === null ? undefined : `${id}-devices`}
      tabIndex={tabbable ? 0 : -1}
      data-carried={carried || undefined}
      data-mark={mark?.at}
      data-allowed={mark?.allowed || undefined}
      data-menu={hasMenu || undefined}
      style={{ height, transform: `translateY(${top}px)`, paddingInlineStart: indentOf(line.depth) }}
      onClick={() => handlers.onChoose(line)}
      onPointerDown={(event) => handlers.onPointerDown(event, line)}
      onContextMenu={(event) => {
        if (!hasMenu || !line.group || !line.open) return;
        event.preventDefault();
        handlers.onOpenMenu(line, event.currentTarget);
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) handlers.onFocused(key);
      }}
    >
      <span className={styles.sign}>
        <LineSign line={line} words={words} onToggle={handlers.onToggle} />
      </span>
      <span id={nameId} title={line.label} className={styles.name}>
        {line.label}{' '}
      </span>
      {settingsHref !== undefined && (
        <SettingsLink href={settingsHref} label={words.settingsOf(line.label)} tabbable={tabbable} />
      )}
      {hasMenu && line.group && line.open && (
        <MenuButton line={line} label={words.menuOf(line.label)} tabbable={tabbable} onOpenMenu={handlers.onOpenMenu} />
      )}
      {!line.open && <Lock {...ICON} size={13} />}
      {line.count !== null && (
        <>
          <span id={countId} className={styles.count} title={line.counts ? words.counts(line.counts) : undefined}>
            {line.count}
          </span>
          <span id={`${id}-devices`} hidden>
            {line.counts ? words.counts(line.counts) : words.devices(line.count)}
          </span>
        </>
      )}
      {!line.open && (
        <span id={accessId} hidden>
          {words.noAccess}
        </span>
      )}
    </div>
  );
});
