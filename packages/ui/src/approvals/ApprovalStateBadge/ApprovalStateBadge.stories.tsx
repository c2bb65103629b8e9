import Stack from '@mui/material/Stack';
import { anApproval } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { ApprovalStateBadge } from './ApprovalStateBadge.tsx';

const CODES = [0, 1, 2, 3, 4] as const;
type StateKey = 'stateInProgress' | 'stateRejected' | 'stateApproved' | 'stateDeviceDeleted';

const meta = {
  title: 'Approvals/ApprovalStateBadge',
  component: ApprovalStateBadge,
  args: { approval: anApproval() },
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {CODES.map((decisionState) => (
        <span key={decisionState} data-testid={`state-${decisionState}`}>
          <ApprovalStateBadge approval={anApproval({ decisionState })} />
        </span>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof ApprovalStateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 0 in progress, 1 rejected, 2 approved, 3 and 4 device deleted. */
export const EveryState: Story = {
  play: async ({ canvas, globals, step }) => {
    const text = await storyTexts('approvals', globals);
    const english = await storyTexts('approvals', { language: 'en' });
    const reads = async (code: (typeof CODES)[number], key: StateKey, words: string) => {
      await expect(await canvas.findByTestId(`state-${code}`)).toHaveTextContent(text(key));
      await expect(english(key)).toBe(words);
    };
    await step(
      '0 reads in progress, 1 rejected [C-APPROVAL-04] [B-APPROVAL-37] [C-APPROVAL-05] [B-APPROVAL-38]',
      async () => {
        await reads(0, 'stateInProgress', 'In progress');
        await reads(1, 'stateRejected', 'Rejected');
      },
    );
    await step('2 reads approved [C-APPROVAL-06] [B-APPROVAL-39]', async () => {
      await reads(2, 'stateApproved', 'Approved');
    });
    await step(
      '3 and 4 read device deleted [C-APPROVAL-07] [C-APPROVAL-08] [B-APPROVAL-40] [B-APPROVAL-41]',
      async () => {
        await reads(3, 'stateDeviceDeleted', 'Device deleted');
        await reads(4, 'stateDeviceDeleted', 'Device deleted');
      },
    );
  },
};

/** An approval or an undecided request whose period has passed is marked as such. */
export const Over: Story = {
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {[0, 2].map((decisionState) => (
        <ApprovalStateBadge
          key={decisionState}
          approval={anApproval({
            decisionState: decisionState === 0 ? 0 : 2,
            startTime: '2026-11-20T00:00:00.000Z',
            endTime: '2026-11-20T06:00:00.000Z',
          })}
        />
      ))}
    </Stack>
  ),
};
