import { aProfile, http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { RIGHTS } from './testing/exampleFleet.ts';
import { fleetOf, listServer, ListExample, sent } from './testing/listStories.tsx';

const onLeaveQuestion = fn();

const meta = {
  title: 'Devices/DeviceListWidget/Edit mode',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  args: {
    groupId: 'all',
    session: aProfile(),
    onViewChange: fn(),
    onOpenDevice: fn(),
    onLeaveQuestion,
    start: { view: 'edit' },
  },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    onLeaveQuestion.mockClear();
    msw.use(
      http.put('/devices/{devicePk}', async ({ request, params }) => {
        sent(Number(params.devicePk), await request.clone().json());
        return undefined;
      }),
      ...listServer(storyLanguage(globals)).handlers,
    );
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The field of the n-th device. */
async function fieldOf(
  { canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>,
  index: number,
  field: 'name' | 'memo',
) {
  const text = await storyTexts('devices', globals);
  const name = fleetOf({ globals })[index]?.alias ?? '';
  return canvas.findByRole('textbox', { name: text(field === 'name' ? 'nameOf' : 'memoOf', { name }) });
}

/** Types into a field, replacing its content. */
async function typeIn(context: PlayContext, index: number, field: 'name' | 'memo', words: string) {
  const input = await fieldOf(context, index, field);
  await context.userEvent.clear(input);
  await context.userEvent.type(input, words);
  return input;
}

const press = async ({ canvas, globals, userEvent }: PlayContext, label: 'editSave' | 'editLeave') => {
  const text = await storyTexts('devices', globals);
  await userEvent.click(canvas.getByRole('button', { name: text(label) }));
};

/** Every name and memo can be edited; there is nothing to save yet, and leaving does not ask. */
export const Open: Story = {
  parameters: { spec: ['B-LIST-06'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('devices', globals);
    for (const [index, device] of fleetOf(context).entries()) {
      await expect(await fieldOf(context, index, 'name')).toHaveValue(device.alias);
      await expect(await fieldOf(context, index, 'memo')).toHaveValue(device.memo);
    }
    await expect(canvas.getByRole('button', { name: text('editSave') })).toBeDisabled();
    await expect(canvas.getByText(text('editUnchanged'))).toBeVisible();
  },
};

/** The table leads into the edit mode and back. */
export const ThereAndBack: Story = {
  tags: ['no-visual'],
  args: { start: { view: 'table' } },
  parameters: { spec: ['B-LIST-06'] },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('editMode') }));
    await fieldOf(context, 0, 'name');
    await press(context, 'editLeave');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /print-srv/ })).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(context.args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'table' }));
  },
};

/** Only changes are sent, each field says that it is saved, and then there is nothing to lose. */
export const Saves: Story = {
  parameters: { spec: ['B-EDIT-10', 'B-EDIT-11'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('devices', globals);
    await typeIn(context, 1, 'name', ' LOBBY 1 ');
    await typeIn(context, 3, 'memo', '7F');
    const same = await typeIn(context, 5, 'name', 'print-srv');
    await expect(same).toHaveValue('print-srv');
    await expect(canvas.getByText(text('editChanged', { count: 2 }))).toBeVisible();
    await press(context, 'editSave');
    await waitFor(() => expect(canvas.getAllByText(text('editSaved'))).toHaveLength(2));
    await expect(sent.mock.calls).toEqual([
      [2, { alias: 'LOBBY 1' }],
      [4, { memo: '7F' }],
    ]);
    await waitFor(() => expect(canvas.getByText(text('editUnchanged'))).toBeVisible());
    await expect(onLeaveQuestion).toHaveBeenLastCalledWith(null);
  },
};

/** A refused field keeps its text with the reason below it; the others are saved. */
export const SavesSome: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('/devices/{devicePk}', ({ params, response }) =>
        params.devicePk === '2' ? response(403).json({ status: 403, error: 'no_group_access' }) : undefined,
      ),
    ),
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    const refused = await typeIn(context, 1, 'name', 'LOBBY 1');
    const blank = await typeIn(context, 2, 'name', ' ');
    await typeIn(context, 5, 'memo', '2F');
    await press(context, 'editSave');
    await waitFor(() =>
      expect(refused).toHaveAccessibleDescription(expect.stringContaining(message('no_group_access'))),
    );
    await expect(refused).toHaveValue('LOBBY 1');
    await expect(blank).toHaveAccessibleDescription(expect.stringContaining(message('no_input_data')));
    await waitFor(() => expect(canvas.getAllByText(text('editSaved'))).toHaveLength(1));
    await expect(canvas.getByText(text('editChanged', { count: 2 }))).toBeVisible();
  },
};

/** Beyond the limit the field shows an error, and nothing can be saved. */
export const TooLong: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('devices', globals);
    const message = await storyMessages(globals);
    const field = await typeIn(context, 1, 'name', 'a'.repeat(31));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message('over_character_limit')));
    await expect(canvas.getByRole('button', { name: text('editSave') })).toBeDisabled();
  },
};

/** Leaving with unsaved changes asks; "no" stays with the input, "yes" shows the previous values. */
export const AsksBeforeLeaving: Story = {
  parameters: { spec: ['B-LIST-07', 'B-LIST-08', 'B-LIST-09'] },
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const field = await typeIn(context, 1, 'name', 'LOBBY 1');
    await expect(onLeaveQuestion).toHaveBeenLastCalledWith(expect.any(Function));
    await press(context, 'editLeave');
    const dialog = await screen.findByRole('dialog', { name: text('discardTitle') });
    await userEvent.click(within(dialog).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('LOBBY 1');
    await expect(context.args.onViewChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: text('viewTable') }));
    const again = await screen.findByRole('dialog', { name: text('discardTitle') });
    await userEvent.click(within(again).getByRole('button', { name: text('discardConfirm') }));
    await expect(await canvas.findByText(fleetOf(context)[1]?.alias ?? '')).toBeVisible();
    await expect(canvas.queryByText('LOBBY 1')).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
    await expect(onLeaveQuestion).toHaveBeenLastCalledWith(null);
  },
};

/** A colleague who may change information edits the memo. */
export const EditsTheMemo: Story = {
  args: { session: RIGHTS.all },
  parameters: { spec: ['B-EDIT-19'] },
  tags: ['no-visual'],
  play: async (context) => {
    await typeIn(context, 1, 'memo', '2F, next to the lift');
    await press(context, 'editSave');
    await waitFor(() => expect(sent.mock.calls).toEqual([[2, { memo: '2F, next to the lift' }]]));
  },
};

/** People who may not change information can read the memos. */
export const NamesOnly: Story = {
  args: { session: RIGHTS.withoutInformation },
  play: async (context) => {
    const text = await storyTexts('devices', context.globals);
    await fieldOf(context, 1, 'name');
    const [, kiosk] = fleetOf(context);
    await expect(context.canvas.getByText(kiosk?.memo ?? '')).toBeVisible();
    await expect(
      context.canvas.queryByRole('textbox', { name: text('memoOf', { name: kiosk?.alias ?? '' }) }),
    ).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
