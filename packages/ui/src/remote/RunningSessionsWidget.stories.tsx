import { given, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { RunningSessionsWidget } from './RunningSessionsWidget.tsx';
import { exampleSessions, sharedSessions, watchedSessions } from './testing/exampleSessions.tsx';

const ended = fn();
const ends = http.delete('/remote/sessions/{sessionPk}', ({ params, response }) => {
  ended(params.sessionPk);
  return response(200).json({ status: 200, meta: {}, objects: [] });
});

const meta = {
  title: 'Remote/RunningSessionsWidget',
  component: RunningSessionsWidget,
  parameters: inFrames(),
  args: { deviceHref: ({ deviceId }) => `/ko/device/all/${deviceId}` },
  beforeEach: ({ msw }) => {
    ended.mockClear();
    msw.use(given.runningSessions([...exampleSessions]), ends);
  },
} satisfies Meta<typeof RunningSessionsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The row of a device; on a phone it is a card. */
async function rowOf(canvas: Canvas, device: string | RegExp) {
  const row = (await canvas.findByText(device)).closest<HTMLElement>('[role="row"], tr, li, article');
  if (!row) throw new Error(`There is no row of ${device}.`);
  return within(row);
}

/** Who is connected where, since when, from where and how; ending a session is offered only to people who may. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    const row = await rowOf(canvas, 'KIOSK-LOBBY-01');
    await expect(row.getByText(text('screen'))).toBeVisible();
    await expect(row.getByText('203.0.113.24')).toBeVisible();
    await expect(row.getByRole('link', { name: 'KIOSK-LOBBY-01' })).toHaveAttribute('href', '/ko/device/all/1');
    const away = await rowOf(canvas, /PRINT-SRV/);
    await expect(away.getByText(text('away'))).toBeVisible();
    await expect(away.queryByRole('button')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'en' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** Two people are on one screen; one of them only watches. */
export const Watched: Story = {
  beforeEach: ({ msw }) => msw.use(given.runningSessions([...watchedSessions])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    const watcher = await rowOf(canvas, text('you', { name: '최민서' }));
    await expect(watcher.getByText(text('watching'))).toBeVisible();
    const controller = await rowOf(canvas, '김서연');
    await expect(controller.queryByText(text('watching'))).toBeNull();
  },
};

export const WatchedPhone: Story = { ...Watched, globals: { viewport: { value: 'phone' }, language: 'en' } };

/** Other people's terminals that the person may join, each as the group of its device allows. */
export const Shared: Story = {
  args: { onOpenTerminal: fn() },
  beforeEach: ({ msw }) => msw.use(given.runningSessions([...sharedSessions])),
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    const joins = text('joinTerminalAt', { person: '이도윤', device: 'GW-용인-북문' });
    await expect(await canvas.findByRole('button', { name: joins })).toBeVisible();
    const watches = text('watchTerminalAt', { person: '김서연', device: 'KIOSK-01' });
    await userEvent.click(canvas.getByRole('button', { name: watches }));
    await expect(args.onOpenTerminal).toHaveBeenCalledWith({ deviceId: 1, beside: 81 });
  },
};

export const SharedEnglish: Story = { ...Shared, globals: { language: 'en', theme: 'dark' } };
export const SharedPhone: Story = { ...Shared, globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** A host that cannot open terminals offers none. */
export const SharedElsewhere: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.runningSessions([...sharedSessions])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    await canvas.findByText('KIOSK-01');
    await expect(canvas.queryByText(text('watchTerminal'))).toBeNull();
  },
};

/** Sessions with one device, on its page. */
export const OneDevice: Story = {
  args: { deviceId: 1 },
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    await canvas.findAllByRole('row');
    await expect(canvas.queryByRole('columnheader', { name: text('columnDevice') })).toBeNull();
  },
};

async function pressEnd({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const text = await storyTexts('remote', globals);
  const name = text('endOf', { person: '김서연', device: 'KIOSK-LOBBY-01' });
  await userEvent.click(await canvas.findByRole('button', { name }));
  const title = text('endOtherTitle', { person: '김서연', device: 'KIOSK-LOBBY-01' });
  return within(await screen.findByRole('dialog', { name: title }));
}

/** A session is ended after confirmation. */
export const End: Story = {
  play: async (context) => {
    const text = await storyTexts('remote', context.globals);
    const dialog = await pressEnd(context);
    await expect(ended).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: text('endSession') }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith('42'));
    await expect(await screen.findByText(text('sessionEnded'))).toBeVisible();
  },
};

/** It had already ended: the server says so, and the list is read again. */
export const EndedMeanwhile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/remote/sessions/{sessionPk}', ({ response }) => response(404).json(problem(404, 'not_found'))),
    ),
  play: async (context) => {
    const text = await storyTexts('remote', context.globals);
    const message = await storyMessages(context.globals);
    const dialog = await pressEnd(context);
    await context.userEvent.click(dialog.getByRole('button', { name: text('endSession') }));
    await expect(await screen.findByText(message('not_found'))).toBeVisible();
  },
};

/** Nobody is connected to a device: how to begin. */
export const Empty: Story = {
  args: { devicesHref: '#devices' },
  beforeEach: ({ msw }) => msw.use(given.runningSessions([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('noneRunning'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('toDevices') })).toHaveAttribute('href', '#devices');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.runningSessionsHang()) };

/** A failure offers to retry, which works once the server is back. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.runningSessionsAreUnreachable()),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(given.runningSessions([...exampleSessions]));
    await userEvent.click(retry);
    await rowOf(canvas, 'KIOSK-LOBBY-01');
  },
};
