import type { Device } from '@remote-console/api-client';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { useDragScope } from './dragContext.ts';
import { useHeldTouch } from './useHeldTouch.ts';

export interface DeviceDragAreaProps {
  /** The devices of the list inside. */
  readonly devices: readonly Pick<Device, 'id' | 'alias' | 'groupId'>[];
  /** A list whose rows have their device ID as `data-id`, like those of `TableGrid`. */
  readonly children: ReactNode;
}

/** Elements that handle their own clicks: buttons and fields inside a row. A name can be dragged despite its link. */
const CONTROLS = 'button, input, textarea, select, [contenteditable], [role="menuitem"]';

/** Makes the rows of a device list draggable onto a group of the tree (B-DRAG-01). */
export function DeviceDragArea({ devices, children }: DeviceDragAreaProps) {
  const scope = useDragScope();
  const element = useRef<HTMLDivElement | null>(null);
  useHeldTouch(element);

  const onPointerDown = (event: PointerEvent) => {
    if (!scope || !(event.target instanceof Element)) return;
    const control = event.target.closest(CONTROLS);
    const row = event.target.closest('[data-id]');
    if (!row || (control && row.contains(control))) return;
    const id = Number(row.getAttribute('data-id'));
    const device = devices.find((candidate) => candidate.id === id);
    if (!device) return;
    const { alias, groupId } = device;
    scope.begin(event, { carried: { kind: 'device', id, groupId }, label: alias });
  };
  return (
    <div ref={element} onPointerDown={onPointerDown}>
      {children}
    </div>
  );
}
