import { weekdayName, weeklyText } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage } from '../i18n/testing/storyTexts.ts';
import { DIALOG_ARGS, dialogNamed, Example, textsOf, usualServer } from './testing/dialogStory.tsx';
import { press } from './testing/dialogSteps.ts';
import { DECIDER, examplePolicy, REQUESTER, teamApproval, weeklyApproval } from './testing/exampleApprovals.ts';
import { approvalServer, sent } from './testing/storyServer.ts';

const meta = {
  title: 'Approvals/ApprovalDialog/Several approvers',
  component: Example,
  args: { ...DIALOG_ARGS, opened: 'team', session: DECIDER },
  parameters: inFrames(760),
  beforeEach: ({ msw, globals }) => msw.use(...usualServer(globals)),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of three has approved, and it is the person's turn; others follow. */
export const OwnTurn: Story = {
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('decideTitle', { device })));
    await waitFor(() => expect(dialog.getByText(text('approvesPart'))).toBeVisible());
  },
};

/** An approval that needs further approvals says so. */
export const OwnTurnApproved: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, device } = await textsOf(context);
    await dialogNamed(text('decideTitle', { device }));
    await press(context, text('approve'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, isAccepted: true }));
    await expect(await screen.findByText(text('approvedPart'))).toBeInTheDocument();
  },
};

/** It is another person's turn: the missing approvals are listed, and there are no buttons. */
export const TurnOfAnother: Story = {
  args: { opened: 'teamOthers' },
  tags: ['pictured'],
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await expect(await screen.findByText(message('not_your_turn'))).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: text('approve') })).not.toBeInTheDocument();
  },
};

/** Rejected by one of several: nobody can approve it alone. */
export const RejectedByOne: Story = {
  args: { opened: 'teamRejected' },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await expect(await screen.findByText(message('team_decided'))).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: text('approve') })).not.toBeInTheDocument();
  },
};

/** The requester sees the progress. */
export const Pending: Story = {
  args: { opened: 'teamOwn', session: REQUESTER },
  tags: ['pictured'],
  beforeEach: ({ msw, globals }) =>
    msw.use(approvalServer.list([teamApproval(storyLanguage(globals))]), ...usualServer(globals)),
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const dialog = await dialogNamed(text('pendingTitle', { device }));
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Nobody answered in time. */
export const Unanswered: Story = {
  args: { opened: 'unanswered' },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await expect(await screen.findByText(text('stateUnanswered'))).toBeInTheDocument();
    await expect(screen.queryByText(message('request_expired'))).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: text('approve') })).not.toBeInTheDocument();
  },
};

/** Where the group allows it, the same hours every week can be requested. */
export const AskingWeekly: Story = {
  args: { opened: 'device', session: REQUESTER },
  tags: ['pictured'],
  beforeEach: ({ msw, globals }) =>
    msw.use(
      approvalServer.asks({ ...examplePolicy(storyLanguage(globals)), recurring: true }),
      ...usualServer(globals),
    ),
  play: async (context) => {
    const { text } = await textsOf(context);
    await context.userEvent.click(await screen.findByRole('checkbox', { name: text('repeatWeekly') }));
    const group = within(await screen.findByRole('group', { name: text('weekly') }));
    await context.userEvent.type(screen.getByRole('textbox', { name: new RegExp(text('reason'), 'u') }), 'jam');
    await press(context, text('send'));
    await expect(await group.findByText(text('weeklyFault_weekdays'))).toBeInTheDocument();
    const monday = weekdayName(1, storyLanguage(context.globals), 'long');
    await context.userEvent.click(group.getByRole('button', { name: monday }));
    await expect(group.getByRole('button', { name: monday })).toHaveAttribute('aria-pressed', 'true');
    await press(context, text('send'));
    await expect(await group.findByText(text('weeklyFault_from'))).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A weekly window to decide on: its hours are shown, and the access that approval grants. */
export const DecidingWeekly: Story = {
  args: { opened: 'weekly' },
  tags: ['pictured'],
  play: async (context) => {
    const { text } = await textsOf(context);
    const language = storyLanguage(context.globals);
    const said = weeklyText(weeklyApproval(language).recurrence, language);
    await expect(await screen.findByText(said)).toBeInTheDocument();
    await expect(screen.getByText(text('approvesWeekly', { weekly: said }))).toBeInTheDocument();
  },
};

/** Requesters learn in advance who decides and how long an answer may take; they cannot name anyone else. */
export const Asking: Story = {
  args: { opened: 'device', session: REQUESTER },
  tags: ['pictured'],
  beforeEach: ({ msw, globals }) =>
    msw.use(approvalServer.asks(examplePolicy(storyLanguage(globals))), ...usualServer(globals)),
  play: async (context) => {
    const { text } = await textsOf(context);
    await expect(await screen.findByRole('group', { name: text('approvers') })).toBeInTheDocument();
    await expect(screen.getByText(text('policyExpires', { count: 24 }))).toBeInTheDocument();
    await expect(screen.queryByRole('textbox', { name: text('approver') })).not.toBeInTheDocument();
    await context.userEvent.click(screen.getByRole('button', { name: text('preset_hour') }));
    await context.userEvent.type(screen.getByRole('textbox', { name: new RegExp(text('reason'), 'u') }), 'jam');
    await press(context, text('send'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.not.objectContaining({ chosenApproverId: 3 })));
  },
};
