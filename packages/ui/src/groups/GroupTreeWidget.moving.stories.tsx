import Box from '@mui/material/Box';
import { aProfile, aSummary, given, http, problem } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceDragArea } from './drag/DeviceDragArea.tsx';
import { DragScope } from './drag/DragScope.tsx';
import { exampleGroups } from './testing/exampleGroups.ts';
import { GroupTreeWidget, type GroupTreeWidgetProps } from './GroupTreeWidget.tsx';
import { carry } from './testing/pointerDrag.ts';

const KIOSK = { id: 70, alias: 'KIOSK-70', groupId: 30 };
const DEVICES = [KIOSK];

/** The groups next to a list, from which a device can be dragged onto them. */
function Page(props: GroupTreeWidgetProps) {
  return (
    <DragScope>
      <Box sx={{ display: 'flex', gap: '16px' }}>
        <Box sx={{ width: 264, height: 520, p: 3, bgcolor: 'tone.surface', border: 1, borderColor: 'tone.line' }}>
          <GroupTreeWidget {...props} />
        </Box>
        <DeviceDragArea devices={DEVICES}>
          <Box data-id={KIOSK.id} sx={{ p: 3 }}>
            {KIOSK.alias}
          </Box>
        </DeviceDragArea>
      </Box>
    </DragScope>
  );
}

const sent = fn();

const meta = {
  title: 'Groups/GroupTreeWidget/Moving',
  component: GroupTreeWidget,
  render: (args) => <Page {...args} />,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { groupId: 'all', onOpenGroup: fn(), session: aProfile() },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    const favourites = http.get('/favorites', ({ response }) =>
      response(200).json({ status: 200, meta: { totalCount: 0 }, objects: [] }),
    );
    const refused = http.put('/groups/{groupPk}', async ({ params, request, response }) => {
      sent(params.groupPk, await request.json());
      return response(409).json(problem(409, 'duplication_group_name'));
    });
    msw.use(given.groups(exampleGroups(storyLanguage(globals))), given.summary(aSummary()), favourites, refused);
  },
} satisfies HostedMeta<typeof Page>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Page>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const named = ({ globals }: PlayContext, pk: number) =>
  exampleGroups(storyLanguage(globals)).find((group) => group.id === pk)?.name ?? '';

const lineOf = (context: PlayContext, name: string) =>
  context.canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Drags group 20 onto group 30, and confirms if asked. */
async function moveTheGroup(context: PlayContext): Promise<void> {
  const text = await storyTexts('groups', context.globals);
  const { drop } = await carry(await lineOf(context, named(context, 20)), await lineOf(context, named(context, 30)));
  drop();
  const dialog = within(await screen.findByRole('dialog'));
  await context.userEvent.click(dialog.getByRole('button', { name: text('move') }));
}

/** When a group is dropped on another, its new parent and the root are sent. */
export const SendsTheParent: Story = {
  parameters: { spec: ['B-DRAG-04'] },
  play: async (context) => {
    await moveTheGroup(context);
    await waitFor(() => expect(sent).toHaveBeenCalledWith('20', expect.objectContaining({ parentId: 30, rootId: 1 })));
  },
};

/** A name that is taken there is refused with a message, and the group stays where it was. */
export const NameIsTaken: Story = {
  parameters: { spec: ['B-DRAG-16'] },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const level = (await lineOf(context, named(context, 20))).getAttribute('aria-level');
    await moveTheGroup(context);
    await expect(await screen.findByText(message('duplication_group_name'), { exact: false })).toBeVisible();
    await expect(await lineOf(context, named(context, 20))).toHaveAttribute('aria-level', level);
  },
};

/** A device that cannot be moved to the drop target is named in the message. */
export const DeviceStays: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, globals, step } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    const drops = async (name: string) => {
      const { drop } = await carry(await canvas.findByText(KIOSK.alias), await lineOf(context, name));
      drop();
    };
    await step('the device is named in the message [B-ERROR-01] [C-GROUP-23]', async () => {
      await drops(text('favourites'));
      await expect(await screen.findByText(/KIOSK-70/, { selector: 'output *' })).toHaveTextContent(
        'KIOSK-70 can’t be moved.',
      );
    });
    await step('the group it is in already has a message of its own [C-GROUP-22]', async () => {
      await drops(named(context, 30));
      await expect(await screen.findByText(message('identical_group'))).toBeVisible();
    });
  },
};

/** Groups have no manual order, and the entries above them accept none: a drop there is refused with the reason. */
export const OrderStays: Story = {
  play: async (context) => {
    const { globals, step } = context;
    const text = await storyTexts('groups', globals);
    const message = await storyMessages(globals);
    const drops = async (name: string) => {
      const { drop } = await carry(await lineOf(context, named(context, 20)), await lineOf(context, name));
      drop();
    };
    await step('between two entries there is no order to change [B-ERROR-02]', async () => {
      await drops(text('favourites'));
      await expect(await screen.findByText(message('cannot_modify_group_order'))).toBeVisible();
    });
    await step('the entry for all devices takes no subgroups [C-GROUP-13]', async () => {
      await drops(text('all'));
      await expect(await screen.findByText(message('all_device_has_no_child'))).toBeVisible();
    });
    await expect(sent).not.toHaveBeenCalled();
  },
};
