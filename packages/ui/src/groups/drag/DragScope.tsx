import { DRAG_ANIMATION_MS } from '@remote-console/domain';
import { Folder, Monitor } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useMedia } from '../../browser/index.ts';
import {
  DragItemContext,
  DragScopeContext,
  type DragItem,
  type DragScopeHandle,
  type DropSurface,
  type Point,
} from './dragContext.ts';
import styles from './DragScope.module.css';
import { followPointer } from './pointerDrag.ts';

/** The preview below the pointer: while dragging, and during the final animation. */
interface Ghost {
  readonly item: DragItem;
  readonly phase: 'carried' | 'placed' | 'returned';
}

const placeOf = ({ x, y }: Point) => `translate(${x + 12}px, ${y + 8}px)`;

interface DragScopeProps {
  readonly children: ReactNode;
}

/**
 * Lets devices and groups be dragged across a page by mouse or touch. Put it around everything that takes part: the
 * list of devices and the group tree.
 */
export function DragScope({ children }: DragScopeProps) {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const ghostElement = useRef<HTMLDivElement | null>(null);
  const at = useRef<Point>({ x: 0, y: 0 });
  const stop = useRef<() => void>(() => undefined);
  const leavingMs = still ? 0 : DRAG_ANIMATION_MS;
  useEffect(() => () => stop.current(), []);

  // Before painting, so that it neither appears in a corner first nor at the end of its animation.
  useLayoutEffect(() => {
    const element = ghostElement.current;
    if (!element || !ghost) return undefined;
    const { transform } = element.style;
    element.style.transform = placeOf(at.current);
    if (ghost.phase === 'carried') return undefined;
    const way = element.animate(
      [
        { transform, opacity: 1 },
        { transform: element.style.transform, opacity: 0 },
      ],
      { duration: leavingMs, easing: 'ease', fill: 'forwards' },
    );
    way.onfinish = () => setGhost(null);
    return () => way.cancel();
  }, [ghost, leavingMs]);

  const scope = useMemo<DragScopeHandle>(() => {
    const surfaces = new Set<DropSurface>();
    let dragging = false;
    return {
      isDragging: () => dragging,
      register: (surface) => {
        surfaces.add(surface);
        return () => void surfaces.delete(surface);
      },
      begin: (event, item) => {
        if (event.button !== 0 || dragging) return;
        stop.current();
        stop.current = followPointer(event.nativeEvent, item, {
          surfaces: () => surfaces,
          picked: (carried, from) => {
            dragging = true;
            at.current = from;
            setGhost({ item: carried, phase: 'carried' });
          },
          moved: (to) => {
            at.current = to;
            if (ghostElement.current) ghostElement.current.style.transform = placeOf(to);
          },
          ended: (ending, from) => {
            dragging = false;
            if (ending === 'returned') at.current = from;
            setGhost({ item, phase: ending });
          },
        });
      },
    };
  }, []);

  const carried = ghost?.phase === 'carried' ? ghost.item : null;
  return (
    <DragScopeContext.Provider value={scope}>
      <DragItemContext.Provider value={carried}>
        <div className={`${styles.scope} ${carried ? styles.carrying : ''}`}>{children}</div>
        {ghost && (
          <div aria-hidden data-drag-ghost ref={ghostElement} className={styles.ghost}>
            {ghost.item.carried.kind === 'group' ? (
              <Folder size={15} strokeWidth={1.8} className={styles.sign} />
            ) : (
              <Monitor size={15} strokeWidth={1.8} className={styles.sign} />
            )}
            <span className={styles.label}>{ghost.item.label}</span>
          </div>
        )}
      </DragItemContext.Provider>
    </DragScopeContext.Provider>
  );
}
