import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { groupsOfAddress, type BenchGroup } from '../treeGroups.ts';

const groups = groupsOfAddress();

/** The lines below a group, for all open levels. */
function linesOf(
  parent: number | null,
  depth: number,
  open: ReadonlySet<number>,
  byParent: ReadonlyMap<number | null, readonly BenchGroup[]>,
) {
  const lines: { group: BenchGroup; depth: number }[] = [];
  for (const group of byParent.get(parent) ?? []) {
    lines.push({ group, depth });
    if (open.has(group.id)) lines.push(...linesOf(group.id, depth + 1, open, byParent));
  }
  return lines;
}

/** The smallest tree in a virtual list: the baseline for the group tree. */
function Tree() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1]));
  const scroller = useRef<HTMLDivElement>(null);
  const byParent = useMemo(() => Map.groupBy(groups, ({ parentId }) => parentId), []);
  const lines = useMemo(() => linesOf(null, 0, open, byParent), [open, byParent]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 8,
  });
  const toggle = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <div ref={scroller} role="tree" style={{ height: 800, width: 320, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return line ? (
            <div
              key={line.group.id}
              role="treeitem"
              aria-expanded={open.has(line.group.id)}
              style={{ position: 'absolute', top: start, height: 32, paddingLeft: line.depth * 16 }}
            >
              <button aria-label={`toggle ${line.group.name}`} onClick={() => toggle(line.group.id)}>
                +
              </button>
              {line.group.name} {line.group.deviceCount}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** The tree, shown and hidden with a button. */
function Page() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button id="show" onClick={() => setShown(!shown)}>
        Show
      </button>
      {shown && <Tree />}
    </>
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<Page />);
