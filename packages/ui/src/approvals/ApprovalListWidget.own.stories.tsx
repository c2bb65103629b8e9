import { DEFAULT_APPROVAL_VIEW, type ApprovalListView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import type { ApprovalTableInput } from './ApprovalTable.tsx';
import { everyApproval, exampleApproval, exampleApprover, REQUESTER } from './testing/exampleApprovals.ts';
import { ApprovalListWidget } from './ApprovalListWidget.tsx';
import { approvalServer, asked, forgetCalls } from './testing/storyServer.ts';

function Example({ onViewChange, ...props }: Omit<ApprovalTableInput, 'view'>) {
  const [view, setView] = useState<ApprovalListView>(DEFAULT_APPROVAL_VIEW);
  return (
    <ApprovalListWidget
      list="own"
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        onViewChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Approvals/ApprovalListWidget/Own',
  component: ApprovalListWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  args: { session: REQUESTER, onReload: fn(), onViewChange: fn(), onLinkEnd: fn() },
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    forgetCalls();
    msw.use(
      approvalServer.list(everyApproval(language)),
      approvalServer.standardApprover(exampleApprover(language)),
      approvalServer.takes(exampleApproval(language)),
    );
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The person's requests in every state. */
export const EveryState: Story = {};

/** Opens the request of a state by its button and expects the dialog of its mode. */
async function opens(context: PlayContext, pk: number, action: 'details' | 'resubmit' | 'renew', title: string) {
  const text = await storyTexts('approvals', context.globals);
  const device = everyApproval(storyLanguage(context.globals)).find((each) => each.id === pk)?.deviceAlias ?? '';
  const [button] = await context.canvas.findAllByRole('button', {
    name: text('actionOf', { device, action: text(action) }),
  });
  if (!button) throw new Error(`Nothing to press for ${device}.`);
  await context.userEvent.click(button);
  await screen.findByRole('dialog', { name: title.replace('%', device) });
}

const titleOf = async (context: PlayContext, key: 'pendingTitle' | 'resubmitTitle' | 'renewTitle' | 'viewTitle') =>
  (await storyTexts('approvals', context.globals))(key, { device: '%' });

export const OpensPending: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-17', 'B-APPROVAL-42'] },
  play: async (context) => opens(context, 11, 'details', await titleOf(context, 'pendingTitle')),
};
export const OpensRejected: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-18', 'B-APPROVAL-43'] },
  play: async (context) => opens(context, 13, 'resubmit', await titleOf(context, 'resubmitTitle')),
};
export const OpensApproved: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-19', 'B-APPROVAL-44'] },
  play: async (context) => opens(context, 14, 'renew', await titleOf(context, 'renewTitle')),
};
/** A request for a deleted device can be viewed but offers no actions. */
export const OpensDeleted: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-20', 'B-APPROVAL-45'] },
  play: async (context) => {
    const text = await storyTexts('approvals', context.globals);
    await opens(context, 16, 'details', await titleOf(context, 'viewTitle'));
    for (const verb of [text('renew'), text('resubmit'), text('send')]) {
      await expect(screen.queryByRole('button', { name: verb })).toBeNull();
    }
  },
};

/** A request linked from an email opens automatically; after it is closed, the link is forgotten. */
export const OpensLinked: Story = {
  tags: ['no-visual'],
  args: { linked: 13 },
  play: async (context) => {
    const common = await storyTexts('common', context.globals);
    const device = everyApproval(storyLanguage(context.globals)).find(({ id }) => id === 13)?.deviceAlias ?? '';
    const title = (await titleOf(context, 'resubmitTitle')).replace('%', device);
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(context.args.onLinkEnd).not.toHaveBeenCalled();
    await context.userEvent.click(within(dialog).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(context.args.onLinkEnd).toHaveBeenCalledOnce());
  },
};
/** A link to something that the person may not see, or that is gone, says so. */
export const LinkedIsMissing: Story = {
  tags: ['no-visual'],
  args: { linked: 999 },
  play: async ({ args, globals }) => {
    await screen.findByText((await storyMessages(globals))('not_found'));
    await waitFor(() => expect(args.onLinkEnd).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The newest ten are requested, without a type. */
export const AsksForOwn: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-24', 'C-APPROVAL-25', 'C-APPROVAL-29'] },
  play: async ({ canvas, globals }) => {
    await canvas.findAllByText(everyApproval(storyLanguage(globals))[0]?.deviceAlias ?? '');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({ by: 'proposal_time', limit: '10', offset: '0', order: 'desc' }),
    );
  },
};

/** No requests yet: a link to the devices, where they are made. */
export const Empty: Story = {
  args: { devicesHref: '#devices' },
  beforeEach: ({ msw }) => msw.use(approvalServer.list([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByText(text('noOwnHint'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('toDevices') })).toHaveAttribute('href', '#devices');
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.listHangs()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.listFails()) };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
