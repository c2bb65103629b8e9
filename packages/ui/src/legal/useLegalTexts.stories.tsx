import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { useText } from '../i18n/useText.ts';
import { useLegalTexts } from './useLegalTexts.ts';

function Readers() {
  const text = useText('legal');
  const { readTerms, readPrivacy } = useLegalTexts();
  return (
    <>
      <Button onClick={() => void readTerms()}>{text('termsTitle')}</Button>
      <Button onClick={() => void readPrivacy()}>{text('privacyTitle')}</Button>
    </>
  );
}

const meta = {
  title: 'Accounts/Legal texts',
  component: Readers,
  parameters: inFrames(560),
} satisfies Meta<typeof Readers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What holds for records, refunds, faults, amendments, rejoining, breaches and prices. */
export const Terms: Story = {
  parameters: {
    spec: [
      'C-LEGAL-01',
      'C-LEGAL-02',
      'C-LEGAL-03',
      'C-LEGAL-04',
      'C-LEGAL-05',
      'C-LEGAL-06',
      'C-LEGAL-07',
      'C-LEGAL-08',
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('legal', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('termsTitle') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('termsTitle') }));
    const clauses: readonly (readonly [string, RegExp])[] = [
      [text('termsContracts'), /5/],
      [text('termsPayments'), /5/],
      [text('termsComplaints'), /3/],
      [text('termsRefund'), /7/],
      [text('termsFaults'), /4/],
      [text('termsAmendments'), /7/],
      [text('termsRejoin'), /3/],
      [text('termsBreach'), /30/],
      [text('termsPrices'), /VAT|부가세|付加価値税/],
    ];
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const [clause, figure] of clauses) {
      await expect(lines).toContain(clause);
      await expect(clause).toMatch(figure);
    }
  },
};
