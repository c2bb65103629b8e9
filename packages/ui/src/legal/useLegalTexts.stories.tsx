import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { useText } from '../i18n/useText.ts';
import { Button } from '../primitives/index.ts';
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

/** The terms for records, refunds, defects, amendments, rejoining, breaches and prices. */
export const Terms: Story = {
  play: async ({ canvas, globals, step, userEvent }) => {
    const text = await storyTexts('legal', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('termsTitle') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('termsTitle') }));
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    const says = async (clause: string, figure: RegExp) => {
      await expect(lines).toContain(clause);
      await expect(clause).toMatch(figure);
    };
    await step('records are kept 5 and 3 years [C-LEGAL-01] [C-LEGAL-02]', async () => {
      await says(text('termsContracts'), /5년|5 years|5年/);
      await says(text('termsPayments'), /5년|5 years|5年/);
      await says(text('termsComplaints'), /3년|3 years|3年/);
    });
    await step('a refund within 7 days, compensation after 4 hours [C-LEGAL-03] [C-LEGAL-04]', async () => {
      await says(text('termsRefund'), /7일|7 days|7日/);
      await says(text('termsFaults'), /4시간|4 hours|4時間/);
    });
    await step('amendments 7 days ahead, rejoining after 3 years [C-LEGAL-05] [C-LEGAL-06]', async () => {
      await says(text('termsAmendments'), /7일 전|7 days before|7日前/);
      await says(text('termsRejoin'), /3년|3 years|3年/);
    });
    await step('the end after a breach, and prices with VAT [C-LEGAL-07] [C-LEGAL-08]', async () => {
      await says(text('termsBreach'), /30일.*2회|30 days.*twice|30日.*2回/);
      await says(text('termsPrices'), /VAT|부가세|付加価値税/);
    });
  },
};
