import { useRef, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toaster.module.css';
import { EDGE, TOAST_WIDTH, type ToastPlace } from './toastPlace.ts';
import type { ShownToast } from './toastState.ts';
import type { ToastTone } from '../contexts/index.ts';
import { useToastPlace } from './useToastPlace.ts';

/**
 * The position of the stack. Opened in a frame slot, it grows to the left and downwards: buttons about to be clicked
 * stay in place.
 */
function placeStyle(place: ToastPlace, opened: boolean) {
  if (place.kind === 'edge') {
    return { top: place.top, insetInlineEnd: EDGE, width: `min(${TOAST_WIDTH}px, calc(100vw - ${2 * EDGE}px))` };
  }
  const { left, top, width, height } = place;
  if (!opened) return { left, top, width, height, alignContent: 'center' };
  const openedWidth = Math.max(width, Math.min(TOAST_WIDTH, left + width - EDGE));
  return { left: left + width - openedWidth, top, width: openedWidth };
}

interface ToasterProps {
  readonly toasts: readonly ShownToast[];
  /** The slot that the frame offers; `null` without one. */
  readonly room: HTMLElement | null;
  readonly onClose: (id: number) => void;
}

/**
 * The toasts, at the top right (A-POLL-12, B-MSG-12), where they cover no control. In the slot of a frame only the
 * latest is shown, in two lines; hover or focus opens all of them, and pauses their timers.
 *
 * Two live regions are mounted from the start, because a region that is mounted together with its text is not
 * announced: a polite one, and an assertive one for errors.
 */
export function Toaster({ toasts, room, onClose }: ToasterProps) {
  const text = useText('common');
  const element = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const place = useToastPlace(element, room, toasts);
  const isWhole = opened || place.kind === 'edge';
  const latest = toasts.at(-1);
  const close = (id: number) => {
    // A removed element reports neither pointerleave nor blur.
    setOpened(false);
    onClose(id);
  };
  const formOf = (id: number) => {
    if (isWhole) return 'whole';
    return id === latest?.id ? 'brief' : 'hidden';
  };
  const cards = (wanted: (tone: ToastTone) => boolean) =>
    toasts
      .filter(({ tone }) => wanted(tone))
      .map((toast) => (
        <ToastCard
          key={toast.id}
          text={text}
          toast={toast}
          form={formOf(toast.id)}
          others={toasts.length - 1}
          held={opened}
          onClose={close}
        />
      ));
  // In a slot the latest comes first, so that its buttons stay in place when the others open.
  const isRoom = place.kind === 'room';
  const regionClass = (hasLatest: boolean) => `${styles.region} ${isRoom && hasLatest ? styles.latest : ''}`;
  return (
    <div
      ref={element}
      className={`${styles.toaster} ${isRoom ? styles.room : ''} ${isWhole ? styles.whole : ''}`}
      onMouseEnter={() => setOpened(true)}
      onMouseLeave={() => setOpened(false)}
      onFocus={() => setOpened(true)}
      onBlur={() => setOpened(false)}
      style={placeStyle(place, opened)}
    >
      <div role="alert" className={regionClass(latest?.tone === 'error')}>
        {cards((tone) => tone === 'error')}
      </div>
      <output className={regionClass(latest !== undefined && latest.tone !== 'error')}>
        {cards((tone) => tone !== 'error')}
      </output>
    </div>
  );
}
