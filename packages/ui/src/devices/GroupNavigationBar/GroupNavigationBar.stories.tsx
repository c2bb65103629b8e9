import Box from '@mui/material/Box';
import { defaultDeviceView, EXPORT_NOT_READY, type CardSizePreset, type DeviceView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useText } from '../../i18n/index.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { Breadcrumb, ExportButton } from '../../primitives/index.ts';
import { sitAt } from '../testing/listStories.tsx';
import { GroupNavigationBar } from './GroupNavigationBar.tsx';
import { GroupNavigationFoot } from './GroupNavigationFoot.tsx';

interface ExampleProps {
  readonly view?: 'card' | 'table' | 'live';
  readonly mobile?: boolean;
  readonly offersSubgroups?: boolean;
  readonly title?: string;
  readonly way?: readonly string[];
  readonly limit?: number | null;
  readonly total?: number;
  readonly onViewChange: (view: DeviceView) => void;
  readonly onRefresh: () => void;
  readonly onExport: () => void;
}

function Example(props: ExampleProps) {
  const { view: initial = 'table', title, way, limit = 300, total = 214 } = props;
  const { onViewChange, onRefresh, onExport, mobile = false, offersSubgroups = false } = props;
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
        offersSubgroups={offersSubgroups}
        onViewChange={change}
        onRefresh={onRefresh}
        cardSize={size}
        onCardSizeChange={(wanted) => setSize(wanted.size)}
        exportButton={<ExportButton compact state={EXPORT_NOT_READY} onExport={onExport} onFetched={fn()} />}
        {...(mobile ? {} : { installHref: '#downloads' })}
      />
      <GroupNavigationFoot view={view} total={total} onViewChange={change} />
    </Box>
  );
}

const meta = {
  title: 'Devices/GroupNavigationBar',
  component: GroupNavigationBar,
  render: (args) => <Example {...args} />,
  args: { onViewChange: fn(), onRefresh: fn(), onExport: fn() },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** The list of a group with subgroups can include their devices, too. */
export const WithSubgroups: Story = {
  args: { offersSubgroups: true, title: 'Seoul HQ', limit: null },
  tags: ['pictured'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const toggle = await canvas.findByRole('switch', { name: text('includeSubgroups') });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onViewChange).toHaveBeenCalledWith(expect.objectContaining({ subgroups: true, page: 1 }));
    await expect(toggle).toBeChecked();
  },
};

export const WithSubgroupsPhone: Story = {
  args: { offersSubgroups: true, title: 'Seoul HQ', limit: null, mobile: true },
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

/** Usage, search, views and refresh in the header; pages and page size in the footer. */
export const AllDevices: Story = {
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await step('the devices that there are, of how many [B-NAV-01]', async () => {
      await expect(await canvas.findByText(text('usage', { used: 214, limit: 300 }))).toBeVisible();
    });
    await step('search and refresh [B-NAV-02] [B-NAV-03]', async () => {
      await expect(canvas.getByRole('textbox', { name: text('searchDevices') })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: text('refreshList') }));
      await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    });
    await step('pages and their size [B-NAV-06] [B-NAV-07]', async () => {
      await expect(canvas.getByRole('navigation', { name: common('pagination') })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: common('pageSize') })).toBeVisible();
    });
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

/** A search starts over at page 1; choosing another field clears the search. */
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

/** The operating system filter sends the codes in the specification. */
export const FilteringSystems: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-LIST-19'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('filters') }));
    const filter = await canvas.findByRole('combobox', { name: text('filterOs') });
    const options = [...filter.querySelectorAll('option')].map((option) => [option.value, option.textContent]);
    await expect(options).toEqual([
      ['', text('everyOs')],
      ['1', 'Windows'],
      ['2', 'Linux'],
      ['3', 'Mac'],
      ['4', 'Android'],
      ['5', 'iOS'],
    ]);
    await userEvent.selectOptions(filter, 'Linux');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { os: '2' }, page: 1 }),
    );
    await userEvent.selectOptions(filter, '');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }));
  },
};

/** Filters combine; each is a chip that can be removed by mouse and by keyboard. */
export const Filtering: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('filters') }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('filterOs') }), 'Windows');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('filterState') }), common('online'));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: text('filterVersion') }),
      text('versionOutdated'),
    );
    await expect(canvas.getByRole('button', { name: text('filtersSet', { count: 3 }) })).toBeVisible();
    const chip = canvas.getByRole('button', {
      name: text('removeFilter', {
        filter: text('filterIs', { filter: text('filterState'), choice: common('online') }),
      }),
    });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { os: '1', version: 'outdated' } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: text('clearFilters') }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }));
    await expect(canvas.getByRole('button', { name: text('filters') })).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: text('filterFavourite') }),
      text('favouritesOnly'),
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: text('filterApproval') }),
      text('approvalNeeded'),
    );
  },
};

/** In card view the size of the cards is selected here, from four sizes. */
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

export const OnePage: Story = { args: { total: 7 } };

export const LongWay: Story = {
  args: {
    title: '수도권 북부 물류 거점 3센터 상하차장 출입구 안내 화면',
    way: ['전체 장치', '수도권 북부', '물류 거점', '3센터', '상하차장', '출입구 안내 화면'],
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The list can be exported, and the installer for the visitor's own computer is one click away. */
export const ExportAndInstaller: Story = {
  parameters: { spec: ['B-NAV-04', 'B-NAV-08', 'B-NAV-09'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const commands = await storyTexts('deviceCommands', globals);
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: common('exportShort') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    const linkFor = async (userAgent: string, system: string) => {
      const leave = sitAt(userAgent);
      // Another view re-renders the bar.
      const text = await storyTexts('devices', globals);
      for (const view of [text('viewCard'), text('viewTable')]) {
        await userEvent.click(canvas.getByRole('button', { name: view }));
      }
      const link = canvas.getByRole('link', { name: commands('installFor', { system }) });
      leave();
      await expect(link).toHaveAttribute('href', '#downloads');
    };
    await linkFor('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows');
    await linkFor('Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)', 'Mac');
  },
};

/** Agents cannot be installed on a phone, so there is no link to the installers. */
export const NoInstallerOnPhone: Story = {
  args: { mobile: true },
  parameters: { spec: ['B-NAV-10'] },
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await canvas.findByRole('button', { name: common('exportShort') });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
