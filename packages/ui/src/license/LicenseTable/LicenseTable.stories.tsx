import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleLicenses } from '../testing/exampleLicenses.ts';
import { LicenseTable } from './LicenseTable.tsx';

const meta = {
  title: 'License/LicenseTable',
  component: LicenseTable,
  args: { licenses: exampleLicenses, onRenew: fn(), onRetry: fn() },
} satisfies Meta<typeof LicenseTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Typical: Story = { parameters: { spec: ['C-LICENSE-02'] } };

/** The row of a license by its number. */
async function rowOf({ canvas }: PlayContext, number: number) {
  const rows = await canvas.findAllByRole('row');
  const row = rows.find((each) => within(each).queryByText(String(number), { exact: true }) !== null);
  if (!row) throw new Error(`There is no row for license ${number}.`);
  return row;
}

/** New, renewed and expired licenses; an expired one is highlighted and says so in text. */
export const Kinds: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-LICENSE-01', 'C-LICENSE-02'] },
  play: async (context) => {
    const text = await storyTexts('license', context.globals);
    const renewed = await rowOf(context, 31);
    await expect(renewed).toHaveTextContent(text('renewalOf', { number: 12 }));
    await expect(renewed).toHaveTextContent(text('stateActive'));
    const ending = await rowOf(context, 35);
    await expect(ending).toHaveTextContent(text('kindNew'));
    await expect(ending).toHaveTextContent(text('stateEnding'));
    await expect(ending).toHaveAttribute('data-tone', 'warn');
    const expired = await rowOf(context, 8);
    await expect(expired).toHaveTextContent(text('stateExpired'));
    await expect(expired).toHaveAttribute('data-tone', 'error');
    const continued = await rowOf(context, 12);
    await expect(continued).toHaveTextContent(text('stateExpired'));
    await expect(continued).toHaveTextContent(text('continuedUntil', { date: '2027/01/10' }));
    await expect(continued).toHaveAttribute('data-tone', 'quiet');
  },
};

/** A renewal is offered once for each license, at the row that ends last, and applies to that license. */
export const Renewing: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('license', globals);
    const buttons = await canvas.findAllByRole('button', {
      name: new RegExp(text('renewOf', { number: 'X' }).replace('X', '\\d+')),
    });
    await expect(buttons).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: text('renewOf', { number: 31 }) }));
    await expect(args.onRenew).toHaveBeenCalledWith({
      license: expect.objectContaining({ licenseId: 12, expiryDate: '2027-01-09T15:00:00.000Z' }),
    });
  },
};

export const Loading: Story = { args: { licenses: null } };
export const Empty: Story = { args: { licenses: [] } };
export const Failed: Story = { args: { licenses: null, failed: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
