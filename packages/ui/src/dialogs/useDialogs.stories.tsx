import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { useText } from '../i18n/useText.ts';
import { Button } from '../primitives/index.ts';
import { useDialogs } from './index.ts';

/** Asks two questions in a row, from an ordinary handler, and shows the answers. */
function Asking() {
  const text = useText('common');
  const dialogs = useDialogs();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ask = async () => {
    const name = await dialogs.input({
      title: text('edit', { name: 'KIOSK' }),
      label: 'KIOSK',
      confirmLabel: text('save'),
    });
    const isSure = await dialogs.confirm({
      title: text('deleteQuestion', { name: name ?? '' }),
      confirmLabel: text('delete'),
      tone: 'destructive',
    });
    setAnswers([name ?? 'null', String(isSure)]);
  };
  const askBoth = async () => {
    setAnswers(
      (
        await Promise.all([
          dialogs.confirm({ title: '1', confirmLabel: 'A' }),
          dialogs.confirm({ title: '2', confirmLabel: 'B' }),
        ])
      ).map(String),
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
      <Button onClick={() => void ask()}>{text('delete')}</Button>
      <Button onClick={() => void askBoth()}>{text('more')}</Button>
      <output>{answers.join(' ')}</output>
    </Box>
  );
}

const meta = {
  title: 'Dialogs/useDialogs',
  component: Asking,
  parameters: inFrames(420),
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A handler waits for the answers, one after the other; the focus returns to where it was. */
export const OneAfterTheOther: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const opener = await canvas.findByRole('button', { name: text('delete') });
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox'), 'KIOSK-01{Enter}');
    const dialog = await screen.findByRole('dialog', { name: text('deleteQuestion', { name: 'KIOSK-01' }) });
    await userEvent.click(within(dialog).getByRole('button', { name: text('delete') }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('KIOSK-01 true'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Two questions asked at the same time wait for each other; closing one answers no. */
export const TwoAtOnce: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('more') }));
    const first = await screen.findByRole('dialog', { name: '1' });
    await expect(screen.queryByRole('dialog', { name: '2' })).toBeNull();
    await userEvent.click(within(first).getByRole('button', { name: 'A' }));
    await screen.findByRole('dialog', { name: '2' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('true false'));
  },
};
