import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { storyLanguage, storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleGroups, restrictedGroups } from '../testing/exampleGroups.ts';
import type { MoveOutcome } from '../useGroupMoves.ts';
import { MoveDialog, type MoveDialogProps } from './MoveDialog.tsx';
import type { MoveSubject } from './moveSubject.ts';

interface ExampleProps extends Omit<MoveDialogProps, 'groups' | 'subject' | 'consequencesOf'> {
  readonly groups?: 'company' | 'restricted';
  /** The devices to move, or the ID of the group. */
  readonly subject: Extract<MoveSubject, { kind: 'devices' }>['devices'] | number;
  /** Whether somebody gains or loses access. */
  readonly consequences?: boolean;
}

function Example({ groups = 'company', subject, consequences = false, ...props }: ExampleProps) {
  const language = useLanguage();
  const text = useText('groups');
  const records = groups === 'company' ? exampleGroups(language) : restrictedGroups(language);
  const group = records.find(({ id }) => id === subject);
  const lines = [
    text('moveGains', { count: 2, names: '김서연, 박준호' }),
    text('moveLoses', { count: 1, names: 'Emily Parker' }),
    text('moveChangesThresholds'),
  ];
  return (
    <MoveDialog
      {...props}
      groups={records}
      consequencesOf={async () => (consequences ? lines : [])}
      subject={
        group ? { kind: 'group', group } : { kind: 'devices', devices: typeof subject === 'number' ? [] : subject }
      }
    />
  );
}

const KIOSK = { id: 1, alias: 'KIOSK-01', groupId: 11 };
const TWO = [KIOSK, { id: 2, alias: 'KIOSK-02', groupId: 30 }];

const meta = {
  title: 'Groups/MoveDialog',
  component: MoveDialog,
  render: (args) => <Example {...args} />,
  args: {
    open: true,
    subject: [KIOSK],
    onMove: fn(async (): Promise<MoveOutcome> => ({ kind: 'saved' })),
    onClose: fn(),
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const named = ({ globals }: PlayContext, pk: number) =>
  exampleGroups(storyLanguage(globals)).find((group) => group.id === pk)?.name ?? '';

/** Chooses a group by its ID. */
async function choose(context: PlayContext, pk: number) {
  const tree = await screen.findByRole('tree');
  await context.userEvent.click(await within(tree).findByText(named(context, pk)));
}

/** Clicks the verb, once it is enabled. */
async function press({ globals, userEvent }: PlayContext) {
  const text = await storyTexts('groups', globals);
  const button = await screen.findByRole('button', { name: text('move') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** The groups as a tree, open down to the device's own; all devices and favorites are not among them. */
export const Asking: Story = {
  parameters: { spec: ['B-GROUP-25', 'B-GROUP-26'] },
  play: async (context) => {
    const text = await storyTexts('groups', context.globals);
    const tree = within(await screen.findByRole('tree', { name: text('moveDeviceTarget') }));
    for (const pk of [10, 11, 13, 20, 30, 40]) await expect(tree.getByText(named(context, pk))).toBeInTheDocument();
    await expect(tree.getByText(text('rootGroup'))).toBeInTheDocument();
    await expect(tree.getByText(text('defaultGroup'))).toBeInTheDocument();
    await expect(tree.queryByText(text('all'))).toBeNull();
    await expect(tree.queryByText(text('favourites'))).toBeNull();
    const path = [text('rootGroup'), named(context, 10), named(context, 11)].join(' / ');
    await waitFor(() => expect(screen.getByText(text('moveFrom', { path }))).toBeVisible());
  },
};

export const Moves: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    await choose(context, 30);
    await press(context);
    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith([
        { move: { kind: 'device', id: 1, from: 11, to: 30 }, name: 'KIOSK-01' },
      ]),
    );
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
  },
};

/** As soon as a group is selected, the dialog says who gains and who loses access, and which thresholds apply. */
export const Consequences: Story = {
  args: { consequences: true },
  play: async (context) => {
    const text = await storyTexts('groups', context.globals);
    await choose(context, 30);
    await expect(await screen.findByText(text('moveChangesThresholds'))).toBeVisible();
    await expect(screen.getByText(text('moveGains', { count: 2, names: '김서연, 박준호' }))).toBeVisible();
    await expect(screen.getByText(text('moveLoses', { count: 1, names: 'Emily Parker' }))).toBeVisible();
    await expect(context.args.onMove).not.toHaveBeenCalled();
  },
};

/** Without a group nothing moves. */
export const NoGroupChosen: Story = {
  parameters: { spec: ['B-NAV-13'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await press(context);
    await expect(await screen.findByText(message('please_select_group'))).toBeInTheDocument();
    await expect(context.args.onMove).not.toHaveBeenCalled();
  },
};

/** The current group is not a target. */
export const SameGroup: Story = {
  parameters: { spec: ['B-GROUP-24'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await choose(context, 11);
    await press(context);
    await expect(await screen.findByText(message('identical_group'))).toBeInTheDocument();
    await expect(context.args.onMove).not.toHaveBeenCalled();
  },
};

/** Groups without permissions are visible but cannot be selected; the groups below them can. */
export const Restricted: Story = {
  args: { groups: 'restricted', subject: [{ ...KIOSK, groupId: 13 }] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await choose(context, 11);
    await choose(context, 10);
    await expect(await screen.findByText(message('no_group_access'))).toBeInTheDocument();
    await press(context);
    await expect(await screen.findByText(message('please_select_group'))).toBeInTheDocument();
    await expect(context.args.onMove).not.toHaveBeenCalled();
  },
};

/** Several devices from several groups: none is shown as the current one, and devices that are already there stay. */
export const Several: Story = {
  args: { subject: TWO },
  play: async (context) => {
    const text = await storyTexts('groups', context.globals);
    await screen.findByRole('dialog', { name: text('moveDevicesTitle', { count: 2 }) });
    await choose(context, 30);
    await press(context);
    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith([
        { move: { kind: 'device', id: 1, from: 11, to: 30 }, name: 'KIOSK-01' },
      ]),
    );
  },
};

/** Some have moved and one has not: the reason is shown, and a retry moves only that one. */
export const SomeStay: Story = {
  args: {
    subject: TWO,
    onMove: fn(async (requests: Parameters<MoveDialogProps['onMove']>[0]): Promise<MoveOutcome> =>
      requests.length > 1 ? { kind: 'refused', error: 'KIOSK-02', stayed: new Set([2]) } : { kind: 'saved' },
    ),
  },
  tags: ['no-visual'],
  play: async (context) => {
    const text = await storyTexts('groups', context.globals);
    await choose(context, 20);
    await press(context);
    await expect(await screen.findByText('KIOSK-02')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: text('moveDeviceTitle', { name: 'KIOSK-02' }) })).toBeVisible();
    await press(context);
    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenLastCalledWith([
        { move: { kind: 'device', id: 2, from: 30, to: 20 }, name: 'KIOSK-02' },
      ]),
    );
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
  },
};

/** The same for a group: it can go neither below itself nor next to its current position. */
export const Group: Story = {
  args: { subject: 20 },
  parameters: { spec: ['B-GROUP-16', 'C-GROUP-07'] },
  play: async (context) => {
    const text = await storyTexts('groups', context.globals);
    const message = await storyMessages(context.globals);
    await screen.findByRole('dialog', { name: text('moveGroupTitle', { name: named(context, 20) }) });
    const tree = within(await screen.findByRole('tree', { name: text('moveTarget') }));
    await context.userEvent.click(tree.getByText(text('rootGroup')));
    await press(context);
    await expect(await screen.findByText(message('no_order_warning'))).toBeVisible();
    await choose(context, 30);
    await press(context);
    await waitFor(() =>
      expect(context.args.onMove).toHaveBeenCalledWith([
        { move: { kind: 'group', id: 20, from: 1, to: 30 }, name: named(context, 20) },
      ]),
    );
  },
};
