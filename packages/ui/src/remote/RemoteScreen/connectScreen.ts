import type { RemoteChannel } from '@remote-console/domain';
import { channelSocket } from './channelSocket.ts';
import { HELD_KEYS, holdKey } from './deviceKeys.ts';
import { measureScreen } from './measureScreen.ts';
import type { RfbClient } from './rfbClient.ts';
import type { ScreenState } from './screenState.ts';

/** The events of a screen. */
export interface ScreenEvents {
  /** Its state, as a partial update. */
  readonly onChange: (part: Partial<ScreenState>) => void;
  /** It accepts actions from now on. */
  readonly onClient: (client: RfbClient) => void;
}

const PICTURE_TYPE = 'image/png';

/** Observes the canvas of noVNC: its size, and whether it is empty. */
function drawnSize(target: HTMLElement, onChange: ScreenEvents['onChange']) {
  let drawn = '';
  return () => {
    const { width = 0, height = 0 } = target.querySelector('canvas') ?? {};
    const size = `${width} ${height}`;
    if (width === 0 || size === drawn) return;
    drawn = size;
    onChange({ phase: 'live', size: { width, height }, lastPicture: null });
  };
}

function showWith(
  Rfb: typeof import('@novnc/novnc').default,
  target: HTMLElement,
  channel: RemoteChannel,
  { onChange, onClient }: ScreenEvents,
): () => void {
  const measured = measureScreen(channel, onChange);
  let isOver = false;
  let client: RfbClient | null = null;
  const onDrawn = drawnSize(target, onChange);
  const socket = channelSocket(channel, {
    onMessage: (said) => (said.type === 'pong' ? measured.answered(said.id) : onChange({ desktop: said })),
    onReceived: measured.received,
    onDrawn,
    onEnd: (end) => {
      isOver = true;
      const { width = 0 } = target.querySelector('canvas') ?? {};
      const lastPicture = client && width > 0 ? { lastPicture: client.toDataURL(PICTURE_TYPE) } : {};
      onChange({ phase: 'over', end, ...lastPicture });
    },
  });
  client = new Rfb(target, socket, { shared: true });
  client.background = 'transparent';
  client.addEventListener('clipboard', ({ detail }) => onChange({ copied: { text: detail.text } }));
  client.addEventListener('disconnect', () => {
    measured.stop();
    if (!isOver) onChange({ phase: 'broken' });
  });
  onClient(client);
  const shown = client;
  return () => {
    measured.stop();
    if (isOver) return;
    isOver = true;
    // Some devices keep a key down forever if they never get its release.
    for (const key of HELD_KEYS) holdKey(shown, key, false);
    shown.disconnect();
  };
}

/**
 * Shows the screen of a live connection in an element, with code that is loaded on first use.
 *
 * @returns A function that detaches the screen. The channel is left open: it belongs to the caller.
 */
export function connectScreen(target: HTMLElement, channel: RemoteChannel, events: ScreenEvents): () => void {
  let isClosed = false;
  let close = () => {};
  const begin = async () => {
    const { default: Rfb } = await import('@novnc/novnc');
    if (!isClosed) close = showWith(Rfb, target, channel, events);
  };
  begin().catch(() => {
    if (!isClosed) events.onChange({ phase: 'notLoaded' });
  });
  return () => {
    isClosed = true;
    close();
  };
}
