import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { useLanguage, useText } from '../i18n/index.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { DECIDER, exampleApproval, exampleApprover } from './testing/exampleApprovals.ts';
import { approvalServer, forgetCalls } from './testing/storyServer.ts';
import { useApprovalDialog } from './useApprovalDialog.tsx';

/** A page that opens the dialog from an ordinary handler and shows what came of it. */
function Page() {
  const text = useText('approvals');
  const language = useLanguage();
  const { openApproval, approvalDialog } = useApprovalDialog({ session: DECIDER });
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const review = async () => {
    const outcome = await openApproval({ kind: 'decide', approval: exampleApproval(language) });
    setOutcomes((before) => [...before, outcome]);
  };
  return (
    <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
      <Button onClick={() => void review()}>{text('review')}</Button>
      <output>{outcomes.join(' ')}</output>
      {approvalDialog}
    </Box>
  );
}

const meta = {
  title: 'Approvals/useApprovalDialog',
  component: Page,
  parameters: inFrames(620),
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    forgetCalls();
    msw.use(
      approvalServer.standardApprover(exampleApprover(language)),
      approvalServer.takes(exampleApproval(language)),
    );
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any page opens it and waits for the answer; nothing of one opening stands in the next, and the focus comes back. */
export const FromAnyPage: Story = {
  parameters: { spec: ['A-DIALOG-13'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('approvals', globals);
    const common = await storyTexts('common', globals);
    const opener = await canvas.findByRole('button', { name: text('review') });
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox', { name: text('answer') }), 'x');
    await userEvent.click(screen.getByRole('button', { name: common('close') }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('left'));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox', { name: text('answer') })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: text('approve') }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('left approved'));
  },
};
