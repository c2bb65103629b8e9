import Box from '@mui/material/Box';
import { http } from '@remote-console/api-client/testing';
import { DEFAULT_APPROVAL_VIEW, type ApprovalListView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { saved, watchSaving } from '../spreadsheet/testing/savedFiles.ts';
import { ApprovalListWidget } from './ApprovalListWidget.tsx';
import type { ApprovalTableInput } from './ApprovalTable.tsx';
import { DECIDER, everyApproval, exampleApproval } from './testing/exampleApprovals.ts';
import { expectWhole } from './testing/expectWhole.ts';
import { approvalServer, asked, forgetCalls } from './testing/storyServer.ts';

interface ExampleProps extends Omit<ApprovalTableInput, 'view'> {
  readonly start?: Partial<ApprovalListView>;
}

function Example({ start, onViewChange, ...props }: ExampleProps) {
  const [view, setView] = useState<ApprovalListView>({ ...DEFAULT_APPROVAL_VIEW, ...start });
  return (
    <ApprovalListWidget
      list="history"
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        onViewChange(next);
      }}
    />
  );
}

/** Called with the export request. */
const exported = fn();

const processed = (globals: Readonly<Record<string, unknown>>) => everyApproval(storyLanguage(globals)).slice(1);

const meta = {
  title: 'Approvals/ApprovalListWidget/History',
  component: ApprovalListWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  args: { session: DECIDER, onReload: fn(), onViewChange: fn() },
  beforeEach: ({ msw, globals }) => {
    forgetCalls();
    msw.use(approvalServer.list(processed(globals)), approvalServer.takes(exampleApproval(storyLanguage(globals))));
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** Processed requests, with the date range and a search above. */
export const Processed: Story = {};

/** Both ends of a period are readable on a screen 1024 px wide. */
export const PeriodsAreWhole: Story = {
  tags: ['no-visual'],
  decorators: [
    (Drawn) => (
      <Box sx={{ width: 750 }}>
        <Drawn />
      </Box>
    ),
  ],
  beforeEach: ({ msw, globals }) =>
    msw.use(approvalServer.list([exampleApproval(storyLanguage(globals), { endTime: '2026-12-24T09:00:00.000Z' })])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    const period = text('periodOf', { from: '2026/11/21 13:00', to: '2026/12/24 18:00' });
    await expectWhole(await canvas.findByText(period));
  },
};

/** The range is from the same day of the previous month to today, from the first second to the last in Seoul. */
export const UsualDays: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, step }) => {
    const common = await storyTexts('common', globals);
    await canvas.findByRole('group', { name: common('startDate') });
    await step('what is processed [C-APPROVAL-21]', async () => {
      for (const { deviceAlias } of processed(globals)) {
        await expect((await canvas.findAllByText(deviceAlias)).length).toBeGreaterThan(0);
      }
      await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ type: 'history' }));
    });
    await step('from the same day of the month before to today [C-APPROVAL-22]', async () => {
      const days = { startDate: '2026-10-20 15:00:00', endDate: '2026-11-21 14:59:59' };
      await expect(asked).toHaveBeenCalledWith(expect.objectContaining(days));
    });
    await step('10 on a page, the newest first [C-APPROVAL-29]', async () => {
      const page = { by: 'proposal_time', limit: '10', offset: '0', order: 'desc' };
      await expect(asked).toHaveBeenCalledWith(expect.objectContaining(page));
    });
  },
};

/** The list can be exported to Excel: the date range on the person's clock, the search, and no page. */
export const Exports: Story = {
  tags: ['no-visual'],
  args: { start: { searchValue: 'kiosk' } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/excel', async ({ request, response }) => {
        exported(await request.json());
        const objects = { downloadUrl: '#file', fileName: 'Approvals.xlsx' };
        return response(200).json({ status: 200, meta: {}, objects });
      }),
    );
    return watchSaving();
  },
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const button = await canvas.findByRole('button', { name: common('exportToExcel') });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalledWith('#file', 'Approvals.xlsx'));
    await expect(exported).toHaveBeenLastCalledWith({
      exportId: 'approvalHistoryTable',
      type: 'history',
      by: 'proposal_time',
      order: 'desc',
      startDate: '2026-10-21',
      endDate: '2026-11-21',
      searchKey: 'any',
      searchValue: 'kiosk',
    });
  },
};

/** A search is sent only when it is not empty. */
export const Searches: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-23', 'C-APPROVAL-27'] },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('search');
    const field = search.querySelector('input');
    if (!field) throw new Error('The search has no field.');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.calls.every(([query]) => !('searchKey' in query))).toBe(true);
    await userEvent.type(field, 'kiosk{Enter}');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.objectContaining({ searchKey: 'any', searchValue: 'kiosk' })),
    );
  },
};

/** A processed request opens with the decision that is still possible. */
export const OpensProcessed: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-07'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('approvals', globals);
    const rejected = processed(globals).find(({ decisionState }) => decisionState === 1);
    const device = rejected?.deviceAlias ?? '';
    await userEvent.click(
      await canvas.findByRole('button', { name: text('actionOf', { device, action: text('details') }) }),
    );
    await screen.findByRole('dialog', { name: text('approveTitle', { device }) });
    await expect(screen.queryByRole('button', { name: text('reject') })).toBeNull();
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.list([])) };
export const NothingFound: Story = {
  args: { start: { searchValue: 'x' } },
  beforeEach: ({ msw }) => msw.use(approvalServer.list([])),
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.listHangs()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.listFails()) };

/** For people who approve; everyone else is shown where to find their own requests. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(approvalServer.listIsForbidden()),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByText(text('notForYou'))).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
