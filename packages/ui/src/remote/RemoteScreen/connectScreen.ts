import type { RemoteChannel } from '@remote-console/domain';
import { channelSocket } from './channelSocket.ts';
import { HELD_KEYS, holdKey } from './deviceKeys.ts';
import { measureScreen } from './measureScreen.ts';
import type { RfbClient } from './rfbClient.ts';
import type { ScreenState } from './screenState.ts';

/** What happens to a screen. */
export interface ScreenEvents {
  /** What is known of it, a part at a time. */
  readonly onChange: (part: Partial<ScreenState>) => void;
  /** It can be acted on from now on. */
  readonly onClient: (client: RfbClient) => void;
}

const PICTURE_TYPE = 'image/png';

/** Follows what noVNC draws on: how large it is, and whether there is something. */
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
    // Some devices keep a key down for ever whose release they never heard of.
    for (const key of HELD_KEYS) holdKey(shown, key, false);
    shown.disconnect();
  };
}

/**
 * Shows the screen of a live connection in an element, with code that is loaded for the first of them.
 *
 * @returns What lets go of the screen. The channel stays as it is: it belongs to whoever handed it over.
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
