import { aLicense } from '@remote-console/api-client/testing';
import { licensePrice } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { OrderDialog } from './OrderDialog.tsx';

const BASIC = aLicense({ licenseId: 35, plan: 'Basic', licensedDevices: 20, expiryDate: '2026-12-01T00:00:00.000Z' });

const meta = {
  title: 'License/OrderDialog',
  component: OrderDialog,
  args: {
    open: true,
    renewed: null,
    agreed: { kind: 'known', price: 0 },
    stage: 'order',
    error: null,
    onPay: fn(),
    onShowWindow: fn(),
    onStopPaying: fn(),
    onReadTerms: fn(),
    onClose: fn(),
  },
  parameters: inFrames(720),
} satisfies Meta<typeof OrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Buying: Story = {};
export const Renewing: Story = { args: { renewed: BASIC } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

async function opened({ globals }: PlayContext) {
  const text = await storyTexts('license', globals);
  const dialog = within(await screen.findByRole('dialog'));
  const select = (name: string) => dialog.getByRole<HTMLSelectElement>('combobox', { name });
  const optionsOf = (name: string) => [...select(name).options].map(({ value }) => value);
  return { text, dialog, select, optionsOf, message: await storyMessages(globals) };
}

/** Periods, volumes and payment methods that are offered; a new license begins with 1 month and 1 device. */
export const Offers: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, dialog, select, optionsOf } = await opened(context);
    const { step } = context;
    await step('a new license begins with 1 month and 1 device [C-PAY-15]', async () => {
      await expect(await dialog.findByRole('combobox', { name: text('period') })).toHaveValue('1');
      await expect(select(text('devices'))).toHaveValue('1');
    });
    await step('1 to 12, 24 and 36 months are offered [C-PAY-11]', async () => {
      await expect(optionsOf(text('period'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 36].map(String));
    });
    await step("1 to 10 devices are offered, or a number of one's own [C-PAY-12]", async () => {
      await expect(optionsOf(text('devices'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0].map(String));
      await expect(select(text('devices')).options[10]).toHaveTextContent(text('devicesManual'));
    });
    await step('card, bank transfer and mobile billing are offered [A-CONST-12] [C-PAY-20]', async () => {
      const methods = within(dialog.getByRole('radiogroup', { name: text('method') }));
      await expect(methods.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
        text('methodCard'),
        text('methodTransfer'),
        text('methodMobile'),
      ]);
    });
    await waitFor(() => expect(dialog.getByText(text('won', { amount: 3850 }))).toBeVisible());
  },
};

/** The last entry in the list opens a field that contains 11; a number not above 0 becomes 1 with a warning. */
export const TypingTheVolume: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PAY-13', 'C-PAY-14'] },
  play: async (context) => {
    const { userEvent } = context;
    const { text, dialog, select, message } = await opened(context);
    await dialog.findByRole('combobox', { name: text('devices') });
    await userEvent.selectOptions(select(text('devices')), '0');
    const field = await dialog.findByRole('textbox', { name: new RegExp(text('devicesTyped')) });
    await expect(field).toHaveValue('11');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toHaveValue('1');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message('invalid_data')));
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await expect(dialog.getByText(text('won', { amount: 40 * 3850 }))).toBeVisible();
    await expect(dialog.queryByText(message('invalid_data'))).toBeNull();
  },
};

/** Selecting Corporate raises the devices to its minimum; fewer are refused at the field. */
export const CorporateMinimum: Story = {
  parameters: { spec: ['C-PAY-15', 'C-PAY-17'] },
  play: async (context) => {
    const { userEvent } = context;
    const { text, dialog, select, message } = await opened(context);
    await userEvent.click(await dialog.findByRole('radio', { name: text('typeCorporate') }));
    await expect(select(text('devices'))).toHaveValue('5');
    await userEvent.selectOptions(select(text('devices')), '4');
    await expect(await dialog.findByText(message('corporate_license_minimum'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text('next') })).toBeDisabled();
  },
};

/** A renewal starts with 12 months from the end of the license, and keeps plan and devices. */
export const RenewalStart: Story = {
  tags: ['no-visual'],
  args: { renewed: BASIC },
  parameters: { spec: ['C-PAY-02', 'C-PAY-16', 'C-PAY-18'] },
  play: async (context) => {
    const { args, userEvent } = context;
    const { text, dialog } = await opened(context);
    await expect(await dialog.findByRole('combobox', { name: text('period') })).toHaveValue('12');
    await expect(dialog.queryByRole('combobox', { name: text('devices') })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: text('next') }));
    await dialog.findByText(text('termRange', { start: '2026/12/01', end: '2027/12/01' }));
    const { total } = licensePrice({ licensePlan: 'Basic', devices: 20, months: 12 });
    await userEvent.click(dialog.getByRole('button', { name: text('pay', { amount: total }) }));
    await expect(args.onPay).toHaveBeenCalledWith({
      form: expect.objectContaining({ licensePlan: 'Basic', months: 12, renewed: BASIC }),
    });
  },
};

/** The order in review, with VAT next to the total and the terms to read; an agreed price applies. */
export const Review: Story = {
  args: { agreed: { kind: 'known', price: 1000 } },
  parameters: { spec: ['C-LEGAL-08'] },
  play: async (context) => {
    const { args, userEvent } = context;
    const { text, dialog } = await opened(context);
    await userEvent.click(await dialog.findByRole('button', { name: text('next') }));
    const total = await dialog.findByText(text('won', { amount: 1000 }));
    await expect(total.parentElement).toHaveTextContent(text('vat'));
    await userEvent.click(dialog.getByRole('button', { name: text('readTerms') }));
    await expect(args.onReadTerms).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: text('previous') }));
    await expect(await dialog.findByRole('combobox', { name: text('period') })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('next') }));
  },
};

/** While the payment takes place elsewhere: a button for its window, and a way to leave. */
export const Paying: Story = {
  args: { stage: 'paying' },
  play: async (context) => {
    const { args, userEvent } = context;
    const { text, dialog } = await opened(context);
    await waitFor(() => expect(dialog.getByText(text('payingTitle'))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: text('showWindow') }));
    await expect(args.onShowWindow).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: text('stopPaying') }));
    await expect(args.onStopPaying).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Checking: Story = { args: { stage: 'checking' } };
export const PriceOnItsWay: Story = { args: { agreed: { kind: 'waiting' } } };
export const PriceFailed: Story = { args: { agreed: { kind: 'failed', retrying: false, onRetry: fn() } } };
