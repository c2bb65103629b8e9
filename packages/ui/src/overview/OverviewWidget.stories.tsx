import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { approvalServer, forgetCalls, sent } from '../approvals/testing/storyServer.ts';
import { exampleApproval } from '../approvals/testing/exampleApprovals.ts';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { given } from '@remote-console/api-client/testing';
import { OverviewWidget } from './OverviewWidget.tsx';
import { MANAGER, SUB_MANAGER, USER, quietFleet } from './testing/exampleOverview.ts';
import { overviewServer, wholeOverview } from './testing/overviewServer.ts';

const meta = {
  title: 'Overview/OverviewWidget',
  component: OverviewWidget,
  parameters: inFrames(1000),
  args: {
    days: 30,
    session: MANAGER,
    listHref: ({ number }) => `#${number}`,
    deviceHref: ({ deviceId }) => `#device-${deviceId}`,
    rankingHref: ({ start, end }) => `#${start}-${end}`,
    requestsHref: '#requests',
    sessionsHref: '#sessions',
    buyHref: '#license',
    others: null,
  },
  beforeEach: ({ msw, globals }) => {
    forgetCalls();
    msw.use(...wholeOverview(storyLanguage(globals)));
  },
} satisfies Meta<typeof OverviewWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const headings = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Everything that a manager sees. */
export const Manager: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('overview', globals);
    const online = await canvas.findByRole('link', { name: text('figure', { name: text('online'), count: 187 }) });
    await expect(online).toHaveAttribute('href', '#online');
    await expect(await canvas.findByRole('slider', { name: text('dailyUseOf', { count: 30 }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('topTenOf', { list: text('topDevices') }) })).toHaveAttribute(
      'href',
      '#2026-10-23-2026-11-21',
    );
    await expect(headings(context)).toHaveLength(6);
  },
};

/** Below the width of a small computer, the parts are stacked. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** For people who decide on requests but may not view reports, no statistics are requested. */
export const SubManager: Story = {
  args: { session: SUB_MANAGER },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('approvals', globals);
    const remote = await storyTexts('remote', globals);
    await canvas.findByRole('heading', { name: text('waitingForYou') });
    await expect(headings(context)).toEqual([text('waitingForYou'), remote('inProgress')]);
  },
};

/** An ordinary user sees the numbers of their own groups, and who is connected to these devices. */
export const User: Story = {
  args: { session: USER },
  play: async (context) => {
    const { canvas, globals } = context;
    const remote = await storyTexts('remote', globals);
    await canvas.findByRole('heading', { name: remote('inProgress') });
    await expect(headings(context)).toEqual([remote('inProgress')]);
  },
};

/** Nothing is pending, nobody is connected to a device, and nothing was used yet. */
export const Quiet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      overviewServer.fleet(quietFleet),
      overviewServer.use([]),
      overviewServer.license({ volume: 300, devices: 214, expires: null, counts: [] }),
      overviewServer.topIsEmpty(),
      approvalServer.list([]),
      given.runningSessions([]),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('allWell'))).toBeVisible();
    await expect((await canvas.findAllByText(text('noUse'))).length).toBeGreaterThan(1);
    await expect(await canvas.findByText(text('unknown'))).toBeVisible();
  },
};

/** A request is approved in place; its approval is valid until the requested end. */
export const ApprovesInPlace: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    msw.use(approvalServer.takes(exampleApproval(language)), approvalServer.list([exampleApproval(language)]));
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await storyTexts('approvals', globals);
    const message = await storyMessages(globals);
    const approval = exampleApproval(storyLanguage(globals));
    const approve = text('actionOf', { device: approval.deviceAlias, action: text('approve') });
    await userEvent.click(await canvas.findByRole('button', { name: approve }));
    await expect(await within(canvasElement.ownerDocument.body).findByText(message('approval-success'))).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: approval.id, isAccepted: true }));
  },
};

/** A rejection needs an answer: the dialog of the request opens. */
export const RejectsInDialog: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await storyTexts('approvals', globals);
    const [reject] = await canvas.findAllByRole('button', { name: new RegExp(text('rejectInDialog')) });
    await userEvent.click(reject ?? canvasElement);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(await within(dialog).findByRole('button', { name: text('reject') })).toBeVisible();
  },
};

/** A session is ended after confirmation. */
export const EndsSession: Story = {
  tags: ['no-visual'],
  args: { listHref: fn(() => '#') },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await storyTexts('remote', globals);
    const [end] = await canvas.findAllByRole('button', { name: new RegExp(text('end')) });
    await userEvent.click(end ?? canvasElement);
    const question = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(question).getByRole('button', { name: text('endSession') })).toBeVisible();
  },
};
