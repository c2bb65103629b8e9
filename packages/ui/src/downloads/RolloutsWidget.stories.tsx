import type { Rollout } from '@remote-console/api-client';
import { http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { RolloutsWidget } from './RolloutsWidget.tsx';
import { exampleRollout, finishedRollout, pausedRollout, rolloutAnswers } from './testing/exampleRollouts.ts';

const sent = fn();
const answered = (rollout: Rollout) => ({ status: 200 as const, meta: {}, objects: [rollout] });

const meta = {
  title: 'Downloads/RolloutsWidget',
  component: RolloutsWidget,
  parameters: inFrames(),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...rolloutAnswers(pausedRollout));
  },
} satisfies Meta<typeof RolloutsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rollout that waits for a decision, with its devices: those that failed say why. */
export const Paused: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(/because the disk is full/)).toBeVisible();
    await expect(canvas.getByText(text('rolloutNoAnswer'))).toBeVisible();
    await expect(canvas.getByText(text('rolloutDeviceOffline'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('rolloutStart') })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Devices have an older version: a rollout starts after a question, and is shown at once. */
export const Starting: Story = {
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null)),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const common = await storyTexts('common', globals);
    msw.use(
      http.post('/rollouts', ({ response }) => {
        sent();
        msw.use(...rolloutAnswers(exampleRollout));
        return response(200).json(answered(exampleRollout));
      }),
    );
    await expect(await canvas.findByText(text('rolloutOutdated', { count: 82, version: '2.5.0' }))).toBeVisible();
    const start = canvas.getByRole('button', { name: text('rolloutStart') });
    await userEvent.click(start);
    const question = await screen.findByRole('dialog', { name: text('rolloutQuestion', { version: '2.5.0' }) });
    await expect(within(question).getByText(text('rolloutBody', { count: 82 }))).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(start);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: text('rolloutConfirm') }),
    );
    await expect(
      await canvas.findByRole('region', { name: text('rolloutVersion', { version: '2.5.0' }) }),
    ).toBeVisible();
    await expect(await screen.findByText(text('rolloutStarted', { version: '2.5.0' }))).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: text('rolloutStart') })).toBeNull();
  },
};

/** A decision is sent, and what came of it is shown. */
export const Retrying: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    msw.use(
      http.put('/rollouts/{rolloutPk}', async ({ params, request, response }) => {
        sent(params.rolloutPk, await request.json());
        msw.use(...rolloutAnswers({ ...pausedRollout, state: 'running' }));
        return response(200).json(answered({ ...pausedRollout, state: 'running' }));
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: text('rolloutRetry') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('4', { act: 'retry' }));
    await expect((await canvas.findAllByText(text('rollout_running')))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('rolloutRetry') })).toBeNull();
  },
};

/** A rollout is stopped after a question. */
export const Stopping: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(exampleRollout)),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const stopped: Rollout = { ...exampleRollout, state: 'stopped' };
    msw.use(
      http.put('/rollouts/{rolloutPk}', async ({ request, response }) => {
        sent(await request.json());
        msw.use(...rolloutAnswers(stopped));
        return response(200).json(answered(stopped));
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: text('rolloutStop') }));
    const question = await screen.findByRole('dialog', { name: text('rolloutStopQuestion', { version: '2.5.0' }) });
    await userEvent.click(within(question).getByRole('button', { name: text('rolloutStop') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ act: 'stop' }));
    await expect(await canvas.findByText(text('rollout_stopped'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('rolloutStart') })).toBeEnabled();
  },
};

/** Somebody else has decided meanwhile: the refusal is said, and what is true now is shown. */
export const ChangedMeanwhile: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const message = await storyMessages(globals);
    msw.use(
      http.put('/rollouts/{rolloutPk}', ({ response }) => {
        msw.use(...rolloutAnswers({ ...pausedRollout, state: 'stopped' }));
        return response.untyped(Response.json(problem(409, 'rollout_changed'), { status: 409 }));
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: text('rolloutContinue') }));
    await expect(await screen.findByText(message('rollout_changed'))).toBeVisible();
    await expect(await canvas.findByText(text('rollout_stopped'))).toBeVisible();
  },
};

/** The devices of one state. */
export const FailedDevices: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const common = await storyTexts('common', globals);
    const tab = { name: `${text('rolloutTab_failed')} ${common('countOfTab', { count: 2 })}` };
    await userEvent.click(await canvas.findByRole('tab', tab));
    await expect(await canvas.findByText('POS-부산-08')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('SIGNAGE-4')).toBeNull());
  },
};

/** Every agent is up to date, and the rollout that made them so is over. */
export const UpToDate: Story = {
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(finishedRollout, { outdated: 0 })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('rolloutUpToDate', { version: '2.5.0' }))).toBeVisible();
  },
};

/** A server without agent programs says so. */
export const WithoutPrograms: Story = {
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null, { version: '', outdated: 0 })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('rolloutNoVersion'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What cannot be read can be tried again. */
export const Unreachable: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/rollouts', ({ response }) =>
        response.untyped(Response.json(problem(500, 'server_error'), { status: 500 })),
      ),
    ),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(...rolloutAnswers(finishedRollout));
    await userEvent.click(retry);
    await expect(
      await canvas.findByRole('region', { name: text('rolloutVersion', { version: '2.5.0' }) }),
    ).toBeVisible();
  },
};
