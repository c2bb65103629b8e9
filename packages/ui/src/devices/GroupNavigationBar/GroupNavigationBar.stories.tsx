import Box from '@mui/material/Box';
import { defaultDeviceView, type CardSizePreset, type DeviceView } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useText } from '../../i18n/index.ts';
import { storyTexts } from '../../i18n/storyTexts.ts';
import { Breadcrumb } from '../../primitives/index.ts';
import { GroupNavigationBar } from './GroupNavigationBar.tsx';
import { GroupNavigationFoot } from './GroupNavigationFoot.tsx';

interface ExampleProps {
  readonly view?: 'card' | 'table';
  readonly title?: string;
  readonly way?: readonly string[];
  readonly limit?: number | null;
  readonly total?: number;
  readonly selectedCount?: number;
  readonly onViewChange: (view: DeviceView) => void;
  readonly onRefresh: () => void;
  readonly onClearSelection?: () => void;
}

function Example(props: ExampleProps) {
  const { view: initial = 'table', title, way, limit = 300, total = 214, selectedCount = 0 } = props;
  const { onViewChange, onRefresh, onClearSelection = fn() } = props;
  const text = useText('devices');
  const [view, setView] = useState(() => defaultDeviceView(initial));
  const [size, setSize] = useState<CardSizePreset>(0);
  const change = (next: DeviceView) => {
    setView(next);
    onViewChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <GroupNavigationBar
        title={title ?? text('allDevices')}
        breadcrumb={way && <Breadcrumb items={way.map((label) => ({ label, href: '#' }))} />}
        usage={{ used: 214, limit }}
        view={view}
        onViewChange={change}
        onRefresh={onRefresh}
        cardSize={size}
        onCardSizeChange={(wanted) => setSize(wanted.size)}
      />
      <GroupNavigationFoot
        view={view}
        total={total}
        onViewChange={change}
        selectedCount={selectedCount}
        onClearSelection={onClearSelection}
      />
    </Box>
  );
}

const meta = {
  title: 'Devices/GroupNavigationBar',
  component: Example,
  args: { onViewChange: fn(), onRefresh: fn(), onClearSelection: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Usage, search, views and refresh in the head; pages and page size in the foot. */
export const AllDevices: Story = {
  parameters: { spec: ['B-NAV-01', 'B-NAV-02', 'B-NAV-03', 'B-NAV-06', 'B-NAV-07'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByText(text('usage', { used: 214, limit: 300 }))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: text('searchDevices') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('refreshList') }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('navigation', { name: common('pagination') })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: common('pageSize') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('viewTable') })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: text('viewCard') }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'card', size: 12 }));
    await expect(canvas.getByRole('button', { name: text('viewCard') })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: text('viewTable') }));
  },
};

/** Exactly 12, 24 and 36 can be chosen; another size starts over at page 1. */
export const PageSizes: Story = {
  parameters: { spec: ['B-LIST-11', 'B-LIST-14'] },
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const sizes = await canvas.findByRole('combobox', { name: common('pageSize') });
    await expect([...sizes.querySelectorAll('option')].map((option) => option.value)).toEqual(['12', '24', '36']);
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 3 }) }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 }));
    await userEvent.selectOptions(sizes, '36');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, size: 36 }));
  },
};

/** A search starts over at page 1; another key clears what was searched for. */
export const Searching: Story = {
  parameters: { spec: ['B-LIST-18'] },
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: common('page', { page: 2 }) }));
    const field = canvas.getByRole('textbox', { name: text('searchDevices') });
    await userEvent.type(field, 'kiosk{Enter}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, searchKey: 'any', searchValue: 'kiosk' }),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: common('searchKey') }), 'memo');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ searchKey: 'memo', searchValue: '' }),
      ),
    );
    await expect(field).toHaveValue('');
  },
};

/** The filter for the operating system sends the codes of the specification. */
export const FilteringSystems: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const filter = await canvas.findByRole('combobox', { name: text('filterOs') });
    const options = [...filter.querySelectorAll('option')].map((option) => [option.value, option.textContent]);
    await expect(options).toEqual([
      ['', text('everyOs')],
      ['1', 'Windows'],
      ['2', 'Linux'],
      ['3', 'Mac'],
      ['4', 'Android'],
    ]);
    await userEvent.selectOptions(filter, 'Linux');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ searchKey: 'os', searchValue: '2' }),
    );
    await userEvent.selectOptions(filter, '');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ searchKey: 'any', searchValue: '' }),
    );
  },
};

/** In card view the size of the cards is chosen here, from four. */
export const CardView: Story = {
  args: { view: 'card' },
  parameters: { spec: ['B-CARD-01'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const sizes = await canvas.findByRole('combobox', { name: text('cardSize') });
    await expect(sizes.querySelectorAll('option')).toHaveLength(4);
    for (const size of ['1', '2', '3', '0']) {
      await userEvent.selectOptions(sizes, size);
      await expect(sizes).toHaveValue(size);
    }
  },
};

export const InGroup: Story = {
  args: { title: 'KIOSK', way: ['전체 장치', '서울 본사', 'KIOSK'], limit: null },
};

export const WithSelection: Story = {
  args: { selectedCount: 3 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await expect(await canvas.findByText(text('selected', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('clearSelection') }));
    await expect(args.onClearSelection).toHaveBeenCalled();
  },
};

export const OnePage: Story = { args: { total: 7 } };

export const LongWay: Story = {
  args: {
    title: '수도권 북부 물류 거점 3센터 상하차장 출입구 안내 화면',
    way: ['전체 장치', '수도권 북부', '물류 거점', '3센터', '상하차장', '출입구 안내 화면'],
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
