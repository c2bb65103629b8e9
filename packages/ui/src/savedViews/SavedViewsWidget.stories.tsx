import { aDevice, backend, http, problem, type Backend } from '@remote-console/api-client/testing';
import { DEFAULT_COLUMNS, defaultDeviceView } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { SavedViewsWidget } from './SavedViewsWidget.tsx';
import { exampleViews, VIEW_OWNER } from './testing/exampleViews.ts';

let server: Backend;

const meta = {
  title: 'SavedViews/SavedViewsWidget',
  component: SavedViewsWidget,
  parameters: inFrames(),
  args: {
    current: { groupId: 'all', view: { ...defaultDeviceView('table'), filter: 'tag:kiosk' }, columns: DEFAULT_COLUMNS },
    onOpen: fn(),
    session: VIEW_OWNER,
    linkOf: ({ id }) => `https://console.example/view/${id}`,
  },
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    server = backend({
      profile: VIEW_OWNER,
      groups: exampleGroups(language),
      savedViews: exampleViews(language),
      devices: [aDevice({ tags: [{ id: 1, name: 'kiosk', color: 'blue' }] })],
    });
    msw.use(...server.handlers);
  },
} satisfies Meta<typeof SavedViewsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One's own views and those of others; one of a group that is gone says so, and opens all the same. */
export const Several: Story = {
  play: async ({ canvas, globals, userEvent, args }) => {
    const text = await storyTexts('savedViews', globals);
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const gone = exampleViews(storyLanguage(globals))[2];
    const row = rows.find((each) => each.textContent.includes(gone?.name ?? ''));
    if (!row) throw new Error('The view of the group that is gone is not shown.');
    await expect(row).toHaveTextContent(text('goneGroup', { name: gone?.groupNames.place ?? '' }));
    await userEvent.click(within(row).getByRole('button', { name: text('open', { name: gone?.name ?? '' }) }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 3, placeIsThere: false }));
  },
};

/** The list is saved under a name and shared; a name that is already used is refused at its field. */
export const Saving: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('savedViews', globals);
    const message = await storyMessages(globals);
    const taken = exampleViews(storyLanguage(globals))[0]?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: text('save') }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: text('name') });
    await userEvent.type(name, `${taken}{Enter}`);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining(message('saved_view_name_taken'))),
    );
    await userEvent.type(name, ' 2');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: text('sharing') }), 'company');
    await userEvent.click(dialog.getByRole('button', { name: text('saveConfirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(`${taken} 2`)).toBeVisible();
    await expect(server.state.savedViews.at(-1)).toMatchObject({
      sharing: 'company',
      parameters: { filter: 'tag:kiosk' },
    });
  },
};

/** A view is renamed, shared with a group and removed. */
export const Changing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('savedViews', globals);
    const name = exampleViews(storyLanguage(globals))[0]?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: text('edit', { name }) }));
    const dialog = within(await screen.findByRole('dialog', { name: text('editTitle', { name }) }));
    const field = await dialog.findByRole('textbox', { name: text('name') });
    await userEvent.clear(field);
    await userEvent.type(field, 'Kiosks');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: text('sharing') }), 'group');
    await expect(dialog.getByRole('combobox', { name: text('group') })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('saveConfirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Kiosks')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('remove', { name: 'Kiosks' }) }));
    const question = within(await screen.findByRole('dialog', { name: text('removeTitle', { name: 'Kiosks' }) }));
    await userEvent.click(question.getByRole('button', { name: text('removeConfirm') }));
    await waitFor(() => expect(canvas.queryByText('Kiosks')).toBeNull());
    await expect(server.state.savedViews).toHaveLength(2);
  },
};

/** Before anything is saved: the purpose of views, and how to begin. */
export const Empty: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw }) => msw.use(...backend({ profile: VIEW_OWNER }).handlers),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('savedViews', globals);
    await expect(await canvas.findByText(text('none'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('save') })).toBeVisible();
  },
};

/** While the views are loading. */
export const Waiting: Story = {
  tags: ['waits-forever', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/saved-views', async () => void (await delay('infinite')))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

/** The views could not be loaded; the button tries again. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('/saved-views', ({ response }) => response(403).json(problem(403, 'no_permission')))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('savedViews', globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('failedTitle'));
  },
};
