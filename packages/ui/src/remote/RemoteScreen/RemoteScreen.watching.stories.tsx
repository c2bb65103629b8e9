import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DeviceScreen, shownScreen, storyDevice, tool } from '../testing/DeviceScreen.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

const NAME = '김서연';

const meta = {
  title: 'Remote/RemoteScreen/Watching',
  component: RemoteScreen,
  render: (args) => <DeviceScreen {...args} />,
  args: { watching: true, controlledBy: NAME, roundTripMs: 3_600_000 },
  parameters: inFrames(640),
} satisfies HostedMeta<typeof DeviceScreen>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof DeviceScreen>>;

/** Another person controls the screen and is named. */
export const Named: Story = {
  play: async (context) => {
    await shownScreen(context);
    const text = await storyTexts('remote', context.globals);
    await expect(context.canvas.getByText(text('watchingOf', { name: NAME }))).toBeVisible();
  },
};

/** Who controls it is unknown, or that person has left: the explanation fits both cases. */
export const Unnamed: Story = {
  args: { controlledBy: '' },
  tags: ['no-visual'],
  play: async (context) => {
    const { text: screenText, picture } = await shownScreen(context);
    const text = await storyTexts('remote', context.globals);
    const { canvas, userEvent } = context;
    await expect(tool(canvas, screenText('keys'))).toHaveAccessibleDescription(text('whyWatchingUnnamed'));
    picture.focus();
    await userEvent.keyboard('a');
    await expect(storyDevice().keys()).toEqual([]);
  },
};

/** Nobody can control a device that shares its screen view-only, so watchers get that message as well. */
export const DeviceViewOnly: Story = {
  args: { viewOnly: true },
  tags: ['no-visual'],
  play: async (context) => {
    const { text: screenText } = await shownScreen(context);
    const text = await storyTexts('remote', context.globals);
    await expect(tool(context.canvas, screenText('keys'))).toHaveAccessibleDescription(screenText('whyDeviceViewOnly'));
    await expect(context.canvas.queryByText(text('watchingOf', { name: NAME }))).toBeNull();
  },
};

/** On a phone the menu says why nothing can be done. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en' },
  play: async (context) => {
    const { text: screenText } = await shownScreen(context);
    const text = await storyTexts('remote', context.globals);
    await context.userEvent.click(tool(context.canvas, screenText('more')));
    const menu = within(await screen.findByRole('menu', { name: screenText('more') }));
    await expect(menu.getAllByText(text('whyWatching', { name: NAME })).length).toBeGreaterThan(0);
  },
};
