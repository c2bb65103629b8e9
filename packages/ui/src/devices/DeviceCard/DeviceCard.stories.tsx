import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import type { Device } from '@remote-console/api-client';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useDeviceMenu } from '../DeviceActionsMenu/useDeviceMenu.tsx';
import { EXAMPLE_CONFLICT, actor, exampleFleet, MANAGER } from '../testing/exampleFleet.ts';
import { handlersFor, OWN_ACTIONS } from '../testing/storyHandlers.ts';
import { DeviceCard } from './DeviceCard.tsx';

interface ExampleProps {
  /** The index of the example device, from 0. */
  readonly index?: number;
  readonly change?: Partial<Device>;
  readonly host?: 'full' | 'slice';
  readonly onToggleFavourite?: () => void;
  readonly onChoose?: (action: string) => void;
}

function Example({ index = 0, change, host = 'full', onToggleFavourite = fn(), onChoose = fn() }: ExampleProps) {
  const fleet = exampleFleet(useLanguage());
  const chosen = fleet[index] ?? fleet[0];
  const handlers = handlersFor(fn(), host === 'slice' ? OWN_ACTIONS : undefined);
  const context = actor(MANAGER);
  const device = chosen && { ...chosen, ...change };
  const menu = useDeviceMenu({ devices: device ? [device] : [], context, handlers });
  if (!device) return null;
  return (
    <>
      <DeviceCard
        device={device}
        context={context}
        handlers={handlers}
        menuOpen={menu.openId === device.id}
        onOpenMenu={menu.open}
        onContextMenu={menu.openAtPointer}
        onToggleFavourite={onToggleFavourite}
        onChoose={({ action }) => onChoose(action)}
      />
      {menu.menu}
    </>
  );
}

const meta = {
  title: 'Devices/DeviceCard',
  component: DeviceCard,
  render: (args) => <Example {...args} />,
  args: { onToggleFavourite: fn(), onChoose: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 334 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** Name, state and system; how busy it is; and the available actions. */
export const Online: Story = {
  parameters: { spec: ['B-CARD-08'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const name = exampleFleet(storyLanguage(globals))[0]?.alias ?? '';
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
    await expect(canvas.getByText(common('online'))).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Windows' })).toBeInTheDocument();
    await expect(canvas.getByText(common('percent', { value: 61 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('actionRemote') }));
    await expect(args.onChoose).toHaveBeenCalledWith('remote');
    const star = canvas.getByRole('button', { name: text('favouriteOf', { name }) });
    await userEvent.click(star);
    await expect(args.onToggleFavourite).toHaveBeenCalled();
    // Whether the focus ring is shown depends on the last input of the browser, mouse or keyboard.
    star.blur();
  },
};

/** When it was last seen, and what can be done about it. */
export const Offline: Story = {
  args: { index: 8 },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByText(common('offline'))).toBeVisible();
    await expect(canvas.getByText(text('lastSeen'), { exact: false })).toHaveTextContent(
      common('timeDays', { count: 3 }),
    );
    await expect(canvas.getByRole('button', { name: text('actionWake') })).toBeVisible();
  },
};

export const NeverConnected: Story = {
  args: { index: 9 },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('neverSeen'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('None');
  },
};

export const Pending: Story = { args: { index: 4 } };
export const Favourite: Story = { args: { index: 1 } };

/** A host without a handler for connecting: the details are the main action. */
export const WithoutConnecting: Story = { args: { host: 'slice' } };

/** Other machines used the identity of its agent. */
export const IdentityConflict: Story = {
  args: { change: { identityConflicts: [EXAMPLE_CONFLICT] } },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('identitySign'))).toBeVisible();
  },
};

/** Two people are connected to it. */
export const PeopleOnDevice: Story = {
  tags: ['pictured'],
  args: { index: 1, change: { onDevice: 2 } },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('onDeviceSign', { count: 2 }))).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    change: {
      alias: '수도권 북부 물류 거점 3센터 상하차장 출입구 왼쪽',
      groupName: '수도권 북부 물류 거점 3센터 상하차장 출입구 안내',
      privateIp: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
      simulated: true,
    },
  },
};
