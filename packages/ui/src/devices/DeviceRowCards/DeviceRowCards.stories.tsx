import type { DeviceAction } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { DeviceChoice } from '../actions.ts';
import { actor, exampleFleet, MANAGER } from '../testing/exampleFleet.ts';
import { handlersFor, OWN_ACTIONS } from '../testing/storyHandlers.ts';
import { DeviceRowCards } from './DeviceRowCards.tsx';

interface ExampleProps {
  readonly host?: 'full' | 'slice';
  readonly long?: boolean;
  /** How many people are on each device. */
  readonly people?: number;
  readonly onAction: (action: DeviceAction, choice: DeviceChoice) => void;
}

const LONG_NAME = '수도권 북부 물류 거점 3센터 상하차장 출입구 왼쪽 안내 화면';

function Example({ host = 'full', long = false, people = 0, onAction }: ExampleProps) {
  const fleet = exampleFleet(useLanguage()).map((device) => ({ ...device, onDevice: people }));
  return (
    <DeviceRowCards
      devices={long ? fleet.map((device) => ({ ...device, alias: LONG_NAME, groupName: LONG_NAME })) : fleet}
      context={actor(MANAGER)}
      handlers={handlersFor(onAction, host === 'slice' ? OWN_ACTIONS : undefined)}
      onToggleFavourite={fn()}
    />
  );
}

const meta = {
  title: 'Devices/DeviceRowCards',
  component: DeviceRowCards,
  render: (args) => <Example {...args} />,
  args: { onAction: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** The table's letter shortcuts don't exist here: on a phone, keys belong to text input. */
export const WithoutShortcuts: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const [first] = exampleFleet(storyLanguage(globals));
    const card = within(await canvas.findByRole('article', { name: first?.alias ?? '' }));
    card.getByRole('button', { name: first?.alias ?? '' }).focus();
    await userEvent.keyboard('rfwx');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** One main action for each device, the others behind the menu button, each target as large as a finger. */
export const OnPhone: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const [first] = exampleFleet(storyLanguage(globals));
    const card = within(await canvas.findByRole('article', { name: first?.alias ?? '' }));
    const remote = card.getByRole('button', { name: text('actionRemote') });
    await userEvent.click(remote);
    await expect(args.onAction).toHaveBeenCalledWith('remote', { device: expect.objectContaining({ id: 1 }) });
    const more = card.getByRole('button', { name: text('actionsOf', { name: first?.alias ?? '' }) });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: text('actionRename') }));
    await expect(args.onAction).toHaveBeenLastCalledWith('rename', { device: expect.objectContaining({ id: 1 }) });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // Whether the focus ring is shown depends on the last input of the browser, mouse or keyboard.
    more.blur();
  },
};

export const WithoutConnecting: Story = { args: { host: 'slice' } };

/** Somebody is connected to each of them. */
export const PeopleOnDevices: Story = {
  tags: ['pictured'],
  args: { people: 1 },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findAllByText(text('onDeviceSign', { count: 1 }))).toHaveLength(10);
  },
};

export const LongWords: Story = { args: { long: true } };
