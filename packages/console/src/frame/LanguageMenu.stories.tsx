import { holdTimers, type HeldTimers } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { frameServer, StoryFrame } from '../testing/StoryFrame.tsx';

/** How long the page stays after another language was selected, as specified, in milliseconds. */
const RELOAD = 300;

const left = fn();
let timers: HeldTimers;

/** Reports to `left` where the page would go, and stays on it. */
function stay(event: Event): void {
  const destination: unknown = Reflect.get(event, 'destination');
  const url: unknown = typeof destination === 'object' && destination ? Reflect.get(destination, 'url') : null;
  left(String(url));
  event.preventDefault();
}

const meta = {
  title: 'Frame/LanguageMenu',
  component: StoryFrame,
  parameters: { ground: 'bare' },
  tags: ['no-visual'],
  globals: { language: 'en' },
  beforeEach: ({ msw, args }) => {
    left.mockClear();
    msw.use(...frameServer(args));
    timers = holdTimers([RELOAD]);
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (navigation instanceof EventTarget) navigation.addEventListener('navigate', stay);
    return () => {
      timers.restore();
      if (navigation instanceof EventTarget) navigation.removeEventListener('navigate', stay);
    };
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Korean, English and Japanese, and nothing else. */
export const Languages: Story = {
  parameters: { spec: ['C-LANG-03'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Language/ }));
    const choices = await screen.findAllByRole('menuitemradio');
    await expect(choices.map((choice) => [choice.lang, choice.textContent])).toEqual([
      ['ko', '한국어'],
      ['en', 'English'],
      ['ja', '日本語'],
    ]);
  },
};

/** The page reloads in the new language 300 ms after it was selected, and not before. */
export const Reloads: Story = {
  parameters: { spec: ['A-LANG-07'] },
  play: async ({ canvas, userEvent }) => {
    const cookie = document.cookie;
    await userEvent.click(await canvas.findByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '日本語' }));
    await waitFor(() => expect(timers.waiting(RELOAD)).toBe(1));
    await expect(left).not.toHaveBeenCalled();
    timers.pass(RELOAD);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await expect(document.cookie).not.toBe(cookie);
  },
};
