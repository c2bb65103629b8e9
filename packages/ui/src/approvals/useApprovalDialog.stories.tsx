import Box from '@mui/material/Box';
import type { ApprovalDialogMode } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { useLanguage, useText } from '../i18n/index.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { Button } from '../primitives/index.ts';
import { dialogNamed, OPENINGS, textsOf, usualServer } from './testing/dialogStory.tsx';
import { DECIDER, exampleApproval, exampleApprover } from './testing/exampleApprovals.ts';
import { approvalServer, forgetCalls } from './testing/storyServer.ts';
import { useApprovalDialog } from './useApprovalDialog.tsx';

/** A page that opens the dialog from an ordinary handler and shows the result. */
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

/** The openings of the dialog in each of its modes, and its titles. */
const MODES = {
  new: ['device', 'newTitle'],
  renew: ['ownApproved', 'renewTitle'],
  reject: ['ownRejected', 'resubmitTitle'],
  ing: ['ownPending', 'pendingTitle'],
  admin: ['waiting', 'decideTitle'],
  admin_history: ['approved', 'rejectTitle'],
} as const satisfies Record<ApprovalDialogMode, readonly [keyof typeof OPENINGS, string]>;

/** A page that opens the dialog in every mode. */
function EveryModePage() {
  const language = useLanguage();
  const { openApproval, approvalDialog } = useApprovalDialog({ session: DECIDER });
  return (
    <>
      {Object.entries(MODES).map(([mode, [opening]]) => (
        <Button key={mode} onClick={() => void openApproval(OPENINGS[opening](language))}>
          {mode}
        </Button>
      ))}
      {approvalDialog}
    </>
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

/** Any page can open it and wait for the result; it keeps no state between openings, and the focus returns. */
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

/** The dialog has six modes, and each has its own question. */
export const EveryMode: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-DIALOG-14'] },
  render: () => <EveryModePage />,
  beforeEach: ({ msw, globals }) => msw.use(...usualServer(globals)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, device } = await textsOf(context);
    await expect(Object.keys(MODES)).toEqual(['new', 'renew', 'reject', 'ing', 'admin', 'admin_history']);
    for (const [mode, [, title]] of Object.entries(MODES)) {
      await userEvent.click(await canvas.findByRole('button', { name: mode }));
      await expect(await dialogNamed(text(title, { device }))).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
