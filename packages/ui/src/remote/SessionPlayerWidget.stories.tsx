import { aRecording, given, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { SessionPlayerWidget } from './SessionPlayerWidget.tsx';
import { asciicast } from './testing/recordedSessions.ts';

const RECORDING = aRecording({
  id: 4,
  deviceName: 'GW-용인-북문',
  endTime: '2026-11-21T01:12:01.000Z',
  size: 214,
});
const SHORT = asciicast([
  [0, 'o', '$ uptime\r\n'],
  [0.2, 'o', ' 10:12:05 up 41 days, 1 user, load average: 0.08\r\n$ '],
]);

const meta = {
  title: 'Remote/SessionPlayerWidget',
  component: SessionPlayerWidget,
  parameters: inFrames(),
  args: { recordingId: 4, onMissing: fn(), onRemoved: fn() },
  beforeEach: ({ msw }) => msw.use(given.recording(RECORDING), given.recordingContent(SHORT)),
} satisfies Meta<typeof SessionPlayerWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('.xterm-rows')?.textContent ?? '').replaceAll('\u00A0', ' ');

/** It says what it is, and plays to its end. */
export const Plays: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await storyTexts('remoteRecordings', globals);
    await expect(await canvas.findByText('김서연')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: text('again') })).toBeVisible();
    await waitFor(() => expect(rowsOf(canvasElement)).toContain('up 41 days'));
  },
};

export const Dark: Story = { ...Plays, globals: { theme: 'dark', language: 'en' } };
export const Phone: Story = { ...Plays, globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** Removed after confirmation; the host is informed. */
export const Remove: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/remote/recordings/{recordingPk}', ({ response }) =>
        response(200).json({ status: 200, meta: {}, objects: [] }),
      ),
    ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('remoteRecordings', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('remove') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text('remove') }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
  },
};

/** The content no longer exists: the server says why. */
export const ContentFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.recordingContentFails(409, 'recording_lost')),
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('recording_lost'))).toBeVisible();
  },
};

/** A retry works once the content is back. */
export const Retries: Story = {
  ...ContentFails,
  tags: ['no-visual'],
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('remoteRecordings', globals);
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(given.recordingContent(SHORT));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: text('again') })).toBeVisible();
  },
};

/** Too large to be played in a page: it is offered as a file. */
export const TooLarge: Story = {
  beforeEach: ({ msw }) => msw.use(given.recording({ ...RECORDING, kind: 'screen', size: 3 * 1024 ** 3 })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteRecordings', globals);
    await expect(await canvas.findByText(text('tooLarge'))).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.recordingContentHangs()) };

/** The recording does not exist: the host leads on. */
export const Missing: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.recordingFails(404, 'not_found')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalled());
  },
};
