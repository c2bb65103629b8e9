import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: '전체 장치', href: '#all' }, { label: '서울 본사', href: '#12' }, { label: '로비' }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three levels; the last is the current page. */
export const Short: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('navigation', { name: '현재 위치' }));
    await expect(way.getByText('로비')).toHaveAttribute('aria-current', 'page');
    await expect(way.getByRole('link', { name: '서울 본사' })).toHaveAttribute('href', '#12');
  },
};

const deep = ['전체 장치', '국내', '서울', '강남', '본사', '7층', '로비'].map((label, index) => ({
  label,
  href: `#${index}`,
}));

/** Many levels are collapsed in the middle. */
export const Folded: Story = { args: { items: deep } };

/** A click expands them all. */
export const Unfolds: Story = {
  args: { items: deep },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('강남')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '생략된 단계 보기' }));
    await expect(canvas.getByText('강남')).toBeVisible();
  },
};
