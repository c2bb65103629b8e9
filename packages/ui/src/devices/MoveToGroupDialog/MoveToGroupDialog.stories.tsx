import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exampleGroups, restrictedGroups } from '../../groups/exampleGroups.ts';
import { useLanguage } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { storyLanguage, storyMessages, storyTexts } from '../../i18n/storyTexts.ts';
import { MoveToGroupDialog, type MoveToGroupDialogProps } from './MoveToGroupDialog.tsx';

interface ExampleProps extends Omit<MoveToGroupDialogProps, 'groups'> {
  readonly groups?: 'company' | 'restricted';
}

function Example({ groups = 'company', ...props }: ExampleProps) {
  const language = useLanguage();
  return (
    <MoveToGroupDialog
      {...props}
      groups={groups === 'company' ? exampleGroups(language) : restrictedGroups(language)}
    />
  );
}

const meta = {
  title: 'Devices/MoveToGroupDialog',
  component: Example,
  args: {
    open: true,
    device: { pk: 1, alias: 'KIOSK-01', device_group_fk: 11 },
    onMove: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' })),
    onClose: fn(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const named = ({ globals }: PlayContext, pk: number) =>
  exampleGroups(storyLanguage(globals)).find((group) => group.pk === pk)?.name ?? '';

/** Chooses a group by its pk, or none, and presses the verb. */
async function move(context: PlayContext, pk: number | null) {
  const { globals, userEvent } = context;
  const text = await storyTexts('devices', globals);
  const tree = await screen.findByRole('tree', { name: text('moveTree') });
  if (pk !== null) await userEvent.click(within(tree).getByText(named(context, pk)));
  await userEvent.click(screen.getByRole('button', { name: text('moveConfirm') }));
}

/** The groups as a tree, open down to the device's own; all devices and favourites are not among them. */
export const Asking: Story = {
  parameters: { spec: ['B-GROUP-25', 'B-GROUP-26'] },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    const tree = within(await screen.findByRole('tree', { name: text('moveTree') }));
    for (const pk of [10, 11, 13, 20, 30, 40]) await expect(tree.getByText(named(context, pk))).toBeInTheDocument();
    await expect(tree.getByText(text('rootGroup'))).toBeInTheDocument();
    await expect(tree.getByText(text('defaultGroup'))).toBeInTheDocument();
    await expect(tree.queryByText(text('allDevices'))).toBeNull();
    await expect(tree.queryByText(text('favourites'))).toBeNull();
  },
};

export const Moves: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    await move(context, 30);
    await waitFor(() => expect(context.args.onMove).toHaveBeenCalledWith({ groupPk: 30 }));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
  },
};

/** Without a group nothing moves. */
export const NoGroupChosen: Story = {
  parameters: { spec: ['B-NAV-13'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await move(context, null);
    await expect(await screen.findByText(message('please_select_group'))).toBeInTheDocument();
    await expect(context.args.onMove).not.toHaveBeenCalled();
  },
};

/** The group it is in already is no target. */
export const SameGroup: Story = {
  parameters: { spec: ['B-GROUP-24'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await move(context, 11);
    await expect(await screen.findByText(message('identical_group'))).toBeInTheDocument();
    await expect(context.args.onMove).not.toHaveBeenCalled();
  },
};

/** Groups without rights can be seen and not chosen; the groups below them can. */
export const Restricted: Story = {
  args: { groups: 'restricted', device: { pk: 1, alias: 'KIOSK-01', device_group_fk: 13 } },
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    const tree = await screen.findByRole('tree', { name: text('moveTree') });
    await userEvent.click(within(tree).getByText(named(context, 11)));
    await userEvent.click(within(tree).getByText(named(context, 10)));
    await expect(await screen.findByText(message('no_group_access'))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: text('moveConfirm') }));
    await expect(await screen.findByText(message('please_select_group'))).toBeInTheDocument();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
