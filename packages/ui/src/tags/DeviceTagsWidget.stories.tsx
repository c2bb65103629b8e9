import type { Device } from '@remote-console/api-client';
import { aDevice, aProfile, backend, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { sheetBytes } from '../spreadsheet/saveSpreadsheet.ts';
import { DeviceTagsWidget } from './DeviceTagsWidget.tsx';
import { exampleTags } from './testing/exampleTags.ts';

const MANAGER = aProfile();
const EDITOR = aProfile({ type: 'User', memberType: 1, userType: 1, permissions: '1,2' });

/** Two devices: both have the first tag, one of them the second. */
function twoDevices(globals: Parameters<typeof storyLanguage>[0]): readonly Device[] {
  const tags = exampleTags(storyLanguage(globals));
  return [
    aDevice({ id: 1, alias: 'KIOSK-01', tags: tags.slice(0, 2) }),
    aDevice({ id: 2, alias: 'KIOSK-02', tags: tags.slice(0, 1) }),
  ];
}

let server = backend({});

const meta = {
  title: 'Tags/DeviceTagsWidget',
  component: DeviceTagsWidget,
  parameters: inFrames(640),
  args: { asked: { number: 1, open: true, devices: [] }, session: MANAGER, onClose: fn() },
  render: (args, { globals }) => (
    <DeviceTagsWidget
      {...args}
      asked={args.asked.devices.length > 0 ? args.asked : { ...args.asked, devices: twoDevices(globals) }}
    />
  ),
  beforeEach: ({ msw, globals, args }) => {
    server = backend({
      profile: args.session ?? null,
      devices: [...twoDevices(globals)],
      tags: exampleTags(storyLanguage(globals)),
    });
    msw.use(...server.handlers);
  },
} satisfies Meta<typeof DeviceTagsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const tagNames = () => server.state.devices.map(({ tags }) => tags.map(({ name }) => name));
const dialogOf = async () => within(await screen.findByRole('dialog'));

/** A tag that only some of the devices have is indeterminate. */
export const SeveralDevices: Story = {
  play: async ({ globals }) => {
    const [both, one] = exampleTags(storyLanguage(globals));
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('checkbox', { name: both?.name ?? '' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: new RegExp(one?.name ?? '') })).toBePartiallyChecked();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Checked tags are set on all of them; tags that are left untouched stay as they are. */
export const Saves: Story = {
  tags: ['no-visual'],
  play: async ({ globals, userEvent, args }) => {
    const text = await storyTexts('tags', globals);
    const [both, one, third] = exampleTags(storyLanguage(globals)).map(({ name }) => name);
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('checkbox', { name: both ?? '' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: third ?? '' }));
    await userEvent.click(dialog.getByRole('button', { name: text('save') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(tagNames()).toEqual([[one, third], [third]]);
  },
};

/** Typed text finds a tag, or creates one in a selected color, by keyboard. */
export const Makes: Story = {
  tags: ['no-visual'],
  play: async ({ globals, userEvent, args }) => {
    const text = await storyTexts('tags', globals);
    const dialog = await dialogOf();
    const field = await dialog.findByRole('textbox', { name: text('findOrMake') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'VIP');
    // A new tag is offered once the others are loaded.
    await userEvent.click(await dialog.findByRole('radio', { name: text('color_pink') }));
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'VIP' })).toBeChecked());
    await expect(field).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: text('save') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(server.state.tags.find(({ name }) => name === 'VIP')).toMatchObject({ color: 'pink' });
    await expect(tagNames().every((names) => names.includes('VIP'))).toBe(true);
  },
};

/** A name that breaks a rule cannot be created, and the field says why. */
export const BadName: Story = {
  tags: ['pictured'],
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('tags', globals);
    const message = await storyMessages(globals);
    const dialog = await dialogOf();
    await dialog.findByRole('group', { name: text('choices') });
    await userEvent.type(dialog.getByRole('textbox'), 'a:b');
    await expect(await dialog.findByText(message('tag_name_invalid'))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: text('make', { name: 'a:b' }) })).toBeNull();
  },
};

/** A tag is about to be created: its color is one of a few. */
export const NewTag: Story = {
  tags: ['pictured'],
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('tags', globals);
    const dialog = await dialogOf();
    await dialog.findByRole('group', { name: text('choices') });
    await userEvent.type(dialog.getByRole('textbox'), 'VIP');
    await userEvent.click(await dialog.findByRole('radio', { name: text('color_teal') }));
    await expect(dialog.getByRole('button', { name: text('make', { name: 'VIP' }) })).toBeVisible();
  },
};

/** People who may not create tags choose among the existing ones. */
export const WithoutMaking: Story = {
  tags: ['no-visual'],
  args: { session: EDITOR },
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('tags', globals);
    const dialog = await dialogOf();
    await userEvent.type(await dialog.findByRole('textbox', { name: text('find') }), 'VIP');
    await expect(await dialog.findByText(text('noMatch'))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: text('make', { name: 'VIP' }) })).toBeNull();
    await expect(dialog.queryByRole('button', { name: text('manage') })).toBeNull();
  },
};

/** A company without tags. */
export const Empty: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw }) => msw.use(...backend({ profile: MANAGER }).handlers),
  play: async ({ globals }) => {
    const text = await storyTexts('tags', globals);
    await expect(await (await dialogOf()).findByText(text('emptyTitle'))).toBeVisible();
  },
};

/** A refusal from the server is shown in the dialog, which stays. */
export const Refused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(http.put('/tags/devices', ({ response }) => response(409).json(problem(409, 'device_tag_limit')))),
  play: async ({ globals, userEvent, args }) => {
    const text = await storyTexts('tags', globals);
    const message = await storyMessages(globals);
    const [, , third] = exampleTags(storyLanguage(globals));
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('checkbox', { name: third?.name ?? '' }));
    await userEvent.click(dialog.getByRole('button', { name: text('save') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message('device_tag_limit'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Tags are renamed and deleted for all devices. */
export const Managing: Story = {
  tags: ['pictured'],
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('tags', globals);
    await userEvent.click(await (await dialogOf()).findByRole('button', { name: text('manage') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('manageTitle') }));
    const [first] = exampleTags(storyLanguage(globals));
    await userEvent.click(await dialog.findByRole('button', { name: text('change', { name: first?.name ?? '' }) }));
    const field = dialog.getByRole('textbox', { name: text('name') });
    await userEvent.clear(field);
    await userEvent.type(field, 'A1');
    await userEvent.click(dialog.getByRole('button', { name: text('save') }));
    await expect(await dialog.findByText('A1')).toBeVisible();
    await expect(tagNames()[1]).toEqual(['A1']);
  },
};

/** A deletion says how many devices lose the tag. */
export const Deleting: Story = {
  tags: ['no-visual'],
  play: async ({ globals, userEvent }) => {
    const text = await storyTexts('tags', globals);
    const [first] = exampleTags(storyLanguage(globals));
    const name = first?.name ?? '';
    await userEvent.click(await (await dialogOf()).findByRole('button', { name: text('manage') }));
    await userEvent.click(await screen.findByRole('button', { name: text('remove', { name }) }));
    const question = within(await screen.findByRole('dialog', { name: text('deleteTitle', { name }) }));
    await expect(question.getByText(new RegExp(text('deleteBody', { count: 2 })))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: text('deleteConfirm') }));
    await waitFor(() => expect(tagNames().flat()).not.toContain(name));
  },
};

async function openSheet({ globals, userEvent }: PlayContext, rows: readonly (readonly string[])[]) {
  const text = await storyTexts('tags', globals);
  await userEvent.click(await (await dialogOf()).findByRole('button', { name: text('fromSheet') }));
  const dialog = within(await screen.findByRole('dialog', { name: text('sheetTitle') }));
  await userEvent.upload(dialog.getByLabelText(text('sheetFile')), new File([await sheetBytes(rows)], 'tags.xlsx'));
  return { text, dialog };
}

/** A sheet is previewed first: rows that match nothing are named, and nothing is set. */
export const SheetWithFaults: Story = {
  tags: ['pictured'],
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { text, dialog } = await openSheet(context, [
      ['Device', 'Tags'],
      ['KIOSK-01', 'VIP'],
      ['KIOSK-99', 'VIP'],
      ['KIOSK-02', 'a:b'],
    ]);
    const reason = message('device_unknown');
    await expect(await dialog.findByText(text('sheetFault', { row: 3, name: 'KIOSK-99', reason }))).toBeVisible();
    await expect(dialog.getByText(text('sheetFaults', { count: 2 }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text('sheetSet') })).toBeDisabled();
    await expect(tagNames().flat()).not.toContain('VIP');
  },
};

/** A valid sheet says what it will do, and is applied once that is confirmed. */
export const SheetSet: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, dialog } = await openSheet(context, [
      ['Tags', 'Device'],
      ['VIP, 9F', 'KIOSK-01'],
      ['', 'KIOSK-02'],
    ]);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: text('sheetReplace') }));
    await expect(await dialog.findByText(new RegExp(text('sheetWillSet', { count: 2 })))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: text('sheetSet') }));
    await expect(await dialog.findByText(text('saved', { count: 2 }))).toBeVisible();
    await expect(tagNames()).toEqual([['9F', 'VIP'], []]);
  },
};
