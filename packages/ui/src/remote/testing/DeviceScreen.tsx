import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { RemoteScreen } from '../RemoteScreen/RemoteScreen.tsx';
import { storyScreen, type StoryScreen, type StoryScreenOptions } from './storyScreen.ts';

/** The name of the stories' device. */
export const DEVICE_NAME = 'KIOSK-로비-01';

interface DeviceScreenProps extends StoryScreenOptions {
  readonly startsViewOnly?: boolean;
  readonly watching?: boolean;
  readonly controlledBy?: string;
  /** Whether it fills the window of a session, instead of the page. */
  readonly isInWindow?: boolean;
  readonly onDisconnect?: () => void;
}

/** The device of the current story, for the other end of its play function. */
let device: StoryScreen = storyScreen();

/** The device of the current story. */
export const storyDevice = (): StoryScreen => device;

/** Renders the screen of a device in memory, and the screen of another connection to it after `reconnect`. */
export function DeviceScreen(props: DeviceScreenProps) {
  const {
    startsViewOnly = false,
    watching = false,
    controlledBy = '',
    isInWindow = false,
    onDisconnect,
    ...options
  } = props;
  const [shown, setShown] = useState(() => {
    device = storyScreen({ name: DEVICE_NAME, ...options });
    return device;
  });
  const reconnect = () => {
    device = storyScreen({ name: DEVICE_NAME, ...options });
    setShown(device);
  };
  return (
    <div
      style={isInWindow ? { height: '100%' } : { height: 'calc(100vh - 48px)', minHeight: 480 }}
      onDoubleClick={reconnect}
    >
      <RemoteScreen
        channel={shown.channel}
        deviceName={DEVICE_NAME}
        startsViewOnly={startsViewOnly}
        watching={watching}
        controlledBy={controlledBy}
        onDisconnect={onDisconnect}
      />
    </div>
  );
}

type PlayContext = Pick<StoryContext, 'canvas' | 'globals'>;

/** Waits for the first picture; returns its canvas, and the texts around it. */
export async function shownScreen({ canvas, globals }: PlayContext) {
  const text = await storyTexts('remoteScreen', globals);
  const picture = await canvas.findByRole('application', { name: text('screenOf', { name: DEVICE_NAME }) });
  await waitFor(() => expect(canvas.queryByText(text('waiting'))).toBeNull());
  return { text, picture };
}

/** The visible tool of that name: a phone has its own rows. */
export function tool(canvas: PlayContext['canvas'], name: string): HTMLElement {
  const found = canvas.getAllByRole('button', { name }).find((each) => each.offsetParent !== null);
  if (!found) throw new Error(`no tool ${name} is in sight`);
  return found;
}
