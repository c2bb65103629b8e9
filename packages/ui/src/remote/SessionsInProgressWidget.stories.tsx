import { given, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { SessionsInProgressWidget } from './SessionsInProgressWidget.tsx';
import { exampleSessions, watchedSessions } from './testing/exampleSessions.tsx';

const ended = fn();
const ends = http.delete('/remote/sessions/{sessionPk}', ({ params, response }) => {
  ended(params.sessionPk);
  return response(200).json({ status: 200, meta: {}, objects: [] });
});

const meta = {
  title: 'Remote/SessionsInProgressWidget',
  component: SessionsInProgressWidget,
  parameters: inFrames(400),
  args: { deviceHref: ({ deviceId }) => `#device-${deviceId}`, allHref: '#sessions' },
  beforeEach: ({ msw }) => {
    ended.mockClear();
    msw.use(given.runningSessions([...exampleSessions]), ends);
  },
} satisfies Meta<typeof SessionsInProgressWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A session is ended after confirmation, by people who may. */
export const Typical: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    const buttons = await canvas.findAllByRole('button', { name: new RegExp(text('end')) });
    await expect(buttons).toHaveLength(exampleSessions.filter(({ mayEnd }) => mayEnd).length);
    await userEvent.click(buttons[0] ?? canvasElement);
    const question = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: text('endSession') }));
    const first = exampleSessions.find(({ mayEnd }) => mayEnd);
    await waitFor(() => expect(ended).toHaveBeenCalledWith(String(first?.id)));
  },
  tags: ['no-visual'],
};

export const Crowded: Story = { beforeEach: ({ msw }) => msw.use(given.runningSessions([...exampleSessions], 128)) };
export const Watched: Story = { beforeEach: ({ msw }) => msw.use(given.runningSessions([...watchedSessions])) };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.runningSessions([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remote', globals);
    await expect(await canvas.findByText(text('noneRunning'))).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['waits-forever'],
  beforeEach: ({ msw }) => msw.use(given.runningSessionsHang()),
};
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(given.runningSessionsAreUnreachable()) };
