import { problem, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DECIDER, exampleApproval, pendingApprovals } from './testing/exampleApprovals.ts';
import { approvalServer } from './testing/storyServer.ts';
import { WaitingRequestsWidget } from './WaitingRequestsWidget.tsx';

const meta = {
  title: 'Approvals/WaitingRequestsWidget',
  component: WaitingRequestsWidget,
  parameters: inFrames(400),
  args: { session: DECIDER, allHref: '#requests' },
  beforeEach: ({ msw, globals }) => msw.use(approvalServer.list(pendingApprovals(storyLanguage(globals)))),
} satisfies Meta<typeof WaitingRequestsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each request with its person, reason and period, and both decisions. */
export const Typical: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'en' } };

/** There are more pending requests than shown: their number is in the header, and the others are one click away. */
export const More: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => msw.use(approvalServer.list(pendingApprovals(storyLanguage(globals)), 37)),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByText('37')).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('allRequests') })).toHaveAttribute('href', '#requests');
  },
};

/** The person's own request has to be decided by somebody else: it can only be opened. */
export const OwnRequest: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) =>
    msw.use(approvalServer.list([exampleApproval(storyLanguage(globals), { requesterId: DECIDER.id })])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByRole('button', { name: new RegExp(text('review')) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(text('approve')) })).toBeNull();
  },
};

/** Somebody else was faster: a message says so, and the list is read again. */
export const DecidedMeanwhile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(http.post('/approvals', ({ response }) => response(409).json(problem(409, 'already_decided')))),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const text = await storyTexts('approvals', globals);
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(text('approve')) });
    await userEvent.click(first ?? canvasElement);
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alert')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(approvalServer.list([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByText(text('noPending'))).toBeVisible();
  },
};

export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(approvalServer.listHangs()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.listFails()) };
export const Forbidden: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(approvalServer.listIsForbidden()),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByText(common('noPermissionTitle'))).toBeVisible();
  },
};
