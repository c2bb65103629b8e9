import { given, http, problem } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../docs/storyMeta.ts';
import { storyAdministrator, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { RecordingsWidget } from './RecordingsWidget.tsx';
import { exampleRecordings } from './testing/exampleRecordings.ts';

const asked = fn();
const removed = fn();
const removes = http.delete('/remote/recordings/{recordingPk}', ({ params, response }) => {
  removed(params.recordingPk);
  return response(200).json({ status: 200, meta: {}, objects: [] });
});

interface HostProps {
  /** The initial query of the URL. */
  readonly query: Readonly<Record<string, string>>;
  /** The page of the groups, for people who may change them. */
  readonly groupsHref?: string;
}

function Host({ query, groupsHref }: HostProps) {
  const [current, setCurrent] = useState(query);
  return (
    <RecordingsWidget
      query={current}
      onQueryChange={setCurrent}
      recordingHref={({ recordingId }) => `/ko/management/recordings/${recordingId}`}
      groupsHref={groupsHref}
      deviceHref={({ deviceId }) => `/ko/device/all/${deviceId}`}
    />
  );
}

const meta = {
  title: 'Remote/RecordingsWidget',
  component: RecordingsWidget,
  render: (args) => <Host {...args} />,
  parameters: inFrames(),
  args: { query: {} },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    removed.mockClear();
    msw.use(given.recordings([...exampleRecordings]), removes);
  },
} satisfies HostedMeta<typeof Host>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Host>>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The row of a device; on a phone it is a card. */
async function rowOf(canvas: Canvas, device: string | RegExp) {
  const row = (await canvas.findByText(device)).closest<HTMLElement>('[role="row"], tr, li, article');
  if (!row) throw new Error(`There is no row of ${device}.`);
  return within(row);
}

/** Which device, whose session, how long; removing is offered only where it is permitted. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteRecordings', globals);
    const running = await rowOf(canvas, 'GW-용인-북문');
    await expect(running.getByText(text('running'))).toBeVisible();
    await expect(running.queryByTitle(text('remove'))).toBeNull();
    const ended = await rowOf(canvas, 'KIOSK-07');
    await expect(ended.getByText('01:12')).toBeVisible();
    await expect(ended.getByText(text('play'))).toHaveAttribute('href', '/ko/management/recordings/3');
    await expect(ended.getByTitle(text('remove'))).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'en' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** A search asks the server, starting at the first page. */
export const Searched: Story = {
  args: { query: { page: '2' } },
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/remote/recordings', ({ query, response }) => {
        asked({ search: query.get('search'), offset: query.get('offset') });
        const objects = query.get('search') === null ? [...exampleRecordings] : [];
        return response(200).json({ status: 200, meta: { totalCount: objects.length === 0 ? 0 : 14 }, objects });
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('remoteRecordings', globals);
    await rowOf(canvas, 'KIOSK-07');
    await expect(asked).toHaveBeenLastCalledWith({ search: null, offset: '10' });
    await userEvent.type(canvas.getByRole('textbox', { name: text('search') }), 'POS{Enter}');
    await expect(await canvas.findByText(text('noMatch', { search: 'POS' }))).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({ search: 'POS', offset: '0' });
    await userEvent.click(canvas.getByText(text('clearSearch')));
    await rowOf(canvas, 'KIOSK-07');
  },
};

async function pressRemove({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const text = await storyTexts('remoteRecordings', globals);
  const row = await rowOf(canvas, 'KIOSK-07');
  await userEvent.click(row.getByTitle(text('remove')));
  return within(await screen.findByRole('dialog'));
}

/** A recording is removed after confirmation. */
export const Remove: Story = {
  play: async (context) => {
    const text = await storyTexts('remoteRecordings', context.globals);
    const dialog = await pressRemove(context);
    await expect(removed).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: text('remove') }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith('3'));
    await expect(await screen.findByText(text('removed'))).toBeVisible();
  },
};

/** It was already gone: the server says so, and the list is read again. */
export const RemovedMeanwhile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/remote/recordings/{recordingPk}', ({ response }) => response(404).json(problem(404, 'not_found'))),
    ),
  play: async (context) => {
    const text = await storyTexts('remoteRecordings', context.globals);
    const message = await storyMessages(context.globals);
    const dialog = await pressRemove(context);
    await context.userEvent.click(dialog.getByRole('button', { name: text('remove') }));
    await expect(await screen.findByText(message('not_found'))).toBeVisible();
  },
};

/** A failed download says why. */
export const DownloadFails: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.recordingContentFails(409, 'recording_lost')),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('remoteRecordings', globals);
    const message = await storyMessages(globals);
    const row = await rowOf(canvas, 'KIOSK-07');
    await userEvent.click(row.getByTitle(text('download')));
    await expect(await screen.findByText(message('recording_lost'))).toBeVisible();
  },
};

/** No recordings yet: where people who manage groups turn recording on. */
export const Empty: Story = {
  args: { groupsHref: '#groups' },
  beforeEach: ({ msw }) => msw.use(given.recordings([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteRecordings', globals);
    await expect(await canvas.findByText(text('empty'))).toBeVisible();
    await expect(canvas.getByText(text('emptyHint'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('toGroups') })).toHaveAttribute('href', '#groups');
  },
};

/** People who may not do that get no link to settings, and learn whom to ask. */
export const EmptyForOthers: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.recordings([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteRecordings', globals);
    await expect(
      await canvas.findByText(text('emptyAskHint', { administrator: await storyAdministrator(globals) })),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text('toGroups') })).toBeNull();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.recordingsHang()) };

/** A failure offers to retry, which works once the server is back. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.recordingsAreUnreachable()),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(given.recordings([...exampleRecordings]));
    await userEvent.click(retry);
    await rowOf(canvas, 'KIOSK-07');
  },
};
