import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { TypedFilterField } from './TypedFilterField.tsx';

const meta = {
  title: 'Devices/TypedFilterField',
  component: TypedFilterField,
  args: {
    text: 'tag:kiosk -group:Seoul state:offline',
    names: { tag: ['kiosk', '로비 화면'], group: ['Seoul', 'Seoul/3F', 'Busan'] },
    onApply: fn(),
  },
} satisfies Meta<typeof TypedFilterField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A filter as it is; another one is applied with Enter. */
export const Plain: Story = {
  play: async ({ canvas, globals, userEvent, args }) => {
    const text = await storyTexts('deviceFilter', globals);
    const field = await canvas.findByRole('combobox', { name: text('label') });
    await expect(field).toHaveValue(args.text);
    await userEvent.type(field, ' os:mac{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: text('apply') }));
    await expect(args.onApply).toHaveBeenCalledWith({ text: `${args.text} os:mac` });
  },
};

/** An error is shown with its position; the input stays, and nothing is applied. */
export const Mistaken: Story = {
  tags: ['pictured'],
  args: { text: '' },
  play: async ({ canvas, globals, userEvent, args }) => {
    const text = await storyTexts('deviceFilter', globals);
    const field = await canvas.findByRole('combobox', { name: text('label') });
    await userEvent.type(field, 'tag:kiosk state:asleep{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: text('apply') }));
    const fault = text('fault_valueUnknown', { values: 'online, offline' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(fault)));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('tag:kiosk state:asleep');
    await expect(canvas.getByText('asleep')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Keys, and then their values, are suggested and selected with the keyboard. */
export const Offering: Story = {
  tags: ['no-visual'],
  args: { text: '' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('deviceFilter', globals);
    const field = await canvas.findByRole('combobox', { name: text('label') });
    await userEvent.type(field, 'ta');
    await expect(await screen.findByRole('option', { name: 'tag:' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('tag:'));
    await userEvent.click(await screen.findByRole('option', { name: 'tag:"로비 화면"' }));
    await waitFor(() => expect(field).toHaveValue('tag:"로비 화면" '));
  },
};

/** Examples of how to write filters. */
export const Help: Story = {
  tags: ['pictured'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('deviceFilter', globals);
    await userEvent.click(await canvas.findByText(text('help')));
    await expect(canvas.getByText('state:offline or seen:>7d')).toBeVisible();
  },
};
