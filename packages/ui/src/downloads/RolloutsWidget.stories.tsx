import type { Rollout } from '@remote-console/api-client';
import { given, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { RolloutsWidget } from './RolloutsWidget.tsx';
import { exampleReleases } from './testing/exampleDownloads.ts';
import {
  exampleRollout,
  finishedRollout,
  groupRollout,
  pausedRollout,
  rolloutAnswers,
} from './testing/exampleRollouts.ts';

const sent = fn();
const answered = (rollout: Rollout) => ({ status: 200 as const, meta: {}, objects: [rollout] });

const meta = {
  title: 'Downloads/RolloutsWidget',
  component: RolloutsWidget,
  parameters: inFrames(),
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(given.groups(exampleGroups(storyLanguage(globals))), ...rolloutAnswers(pausedRollout));
  },
} satisfies Meta<typeof RolloutsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rollout that waits for a decision, with its devices: the failed ones say why. */
export const Paused: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(/is on a full disk/)).toBeVisible();
    await expect(canvas.getByText(text('rolloutNoAnswer'))).toBeVisible();
    await expect(canvas.getByText(text('rolloutDeviceOffline'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text('rolloutStart') })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog that starts a rollout. */
async function openDialog({ canvas, globals, userEvent }: PlayContext) {
  const text = await storyTexts('downloads', globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('rolloutStart') }));
  const dialog = within(await screen.findByRole('dialog', { name: text('rolloutQuestion', { version: '2.5.0' }) }));
  return { text, dialog, start: () => dialog.getByRole('button', { name: text('rolloutConfirm') }) };
}

/** Devices have an older version: a rollout for all of them starts after confirmation, and is shown right away. */
export const Starting: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null)),
  play: async (context) => {
    const { canvas, globals, msw, userEvent } = context;
    const common = await storyTexts('common', globals);
    msw.use(
      http.post('/rollouts', async ({ request, response }) => {
        sent(await request.json());
        msw.use(...rolloutAnswers(exampleRollout));
        return response(200).json(answered(exampleRollout));
      }),
    );
    const { text, dialog } = await openDialog(context);
    await expect(await dialog.findByText(text('rolloutBody', { count: 82 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    const again = await openDialog(context);
    await userEvent.click(again.start());
    await expect(
      await canvas.findByRole('region', { name: text('rolloutVersion', { version: '2.5.0' }) }),
    ).toBeVisible();
    await expect(await screen.findByText(text('rolloutStarted', { version: '2.5.0' }))).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ groupId: null }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: text('rolloutStart') })).toBeNull();
  },
};

/** A group is selected with its subgroups: the dialog says how many devices that are. */
export const ChoosingAGroup: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null)),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(
      http.post('/rollouts', async ({ request, response }) => {
        sent(await request.json());
        msw.use(...rolloutAnswers(groupRollout));
        return response(200).json(answered(groupRollout));
      }),
    );
    const { text, dialog, start } = await openDialog(context);
    const choice = dialog.getByRole('combobox', { name: text('rolloutGroup') });
    await expect(choice).toHaveDisplayValue(text('rolloutAll'));
    await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(choice, '10');
    await expect(await dialog.findByText(text('rolloutBody', { count: 13 }))).toBeVisible();
    await userEvent.click(start());
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ groupId: 10 }]]));
    await expect(
      await canvas.findByText(text('rolloutInGroup', { group: groupRollout.group?.name ?? '' })),
    ).toBeVisible();
    // A larger one can supersede it.
    await expect(canvas.getByRole('button', { name: text('rolloutStart') })).toBeEnabled();
  },
};

/** A rollout cannot be started for a group whose devices all have the version. */
export const NothingInTheGroup: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null, { inGroup: 0 })),
  play: async (context) => {
    const { text, dialog, start } = await openDialog(context);
    const choice = dialog.getByRole('combobox', { name: text('rolloutGroup') });
    await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1));
    await context.userEvent.selectOptions(choice, '10');
    await expect(await dialog.findByText(text('rolloutNothing', { version: '2.5.0' }))).toBeVisible();
    await expect(start()).toBeDisabled();
  },
};

/** While a group is updated, another one has to wait: the dialog stays and shows the refusal. */
export const AnotherGroupWaits: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(groupRollout)),
  play: async (context) => {
    const { globals, msw, userEvent } = context;
    const message = await storyMessages(globals);
    msw.use(
      http.post('/rollouts', ({ response }) =>
        response.untyped(Response.json(problem(409, 'rollout_open'), { status: 409 })),
      ),
    );
    const { text, dialog, start } = await openDialog(context);
    const group = groupRollout.group?.name ?? '';
    await expect(dialog.getByText(text('rolloutOpenNote', { group }))).toBeVisible();
    await dialog.findByText(text('rolloutBody', { count: 82 }));
    await userEvent.click(start());
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message('rollout_open'));
    await expect(start()).toBeEnabled();
  },
};

/** A decision is sent, and its result is shown. */
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

/** A rollout is stopped after confirmation. */
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

/** Somebody else has decided meanwhile: the refusal is shown, and the current state too. */
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

/** The devices in one state. */
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

/** Every agent is up to date, and the rollout that updated them has ended. */
export const UpToDate: Story = {
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(finishedRollout, { outdated: 0 })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('rolloutUpToDate', { version: '2.5.0' }))).toBeVisible();
  },
};

/** Before starting an update, people can read what is new in it. */
export const WhatIsNew: Story = {
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null)),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(await canvas.findByText(text('releaseOf', { version: '2.5.0' })));
    const notes = exampleReleases[0]?.notes[storyLanguage(globals)] ?? [];
    await expect((await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(notes);
  },
};

/** Nothing is claimed about a version without notes. */
export const WithoutNotes: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...rolloutAnswers(null, { version: '2.6.0' })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await canvas.findByRole('button', { name: text('rolloutStart') });
    await expect(canvas.queryByText(text('releaseOf', { version: '2.6.0' }))).toBeNull();
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

/** After a failed read, retrying is possible. */
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
