import { DEVICE_PAGE_SIZES } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PageSizeSelect } from './PageSizeSelect.tsx';

const meta = {
  title: 'Primitives/PageSizeSelect',
  component: PageSizeSelect,
  args: { value: 24, options: DEVICE_PAGE_SIZES, onChange: fn() },
} satisfies Meta<typeof PageSizeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers what it is given and tells what was chosen. */
export const Devices: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent, args }) => {
    const select = await canvas.findByRole('combobox', { name: '페이지당 개수' });
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['12개씩', '24개씩', '36개씩']);
    await userEvent.selectOptions(select, '36');
    await expect(args.onChange).toHaveBeenCalledWith({ size: 36 });
  },
};
