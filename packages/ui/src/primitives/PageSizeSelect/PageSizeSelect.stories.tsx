import { DEVICE_PAGE_SIZES } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';

const meta = {
  title: 'Primitives/PageSizeSelect',
  component: PageSizeSelect,
  args: { value: 24, options: DEVICE_PAGE_SIZES, onChange: fn() },
} satisfies Meta<typeof PageSizeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers the given sizes and reports the selected one. */
export const Devices: Story = {
  play: async ({ canvas, globals, userEvent, args }) => {
    const text = await storyTexts('common', globals);
    const select = await canvas.findByRole('combobox', { name: text('pageSize') });
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([12, 24, 36].map((count) => text('perPage', { count })));
    await userEvent.selectOptions(select, '36');
    await expect(args.onChange).toHaveBeenCalledWith({ size: 36 });
  },
};
