import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder, LogOut, Monitor } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { findEntries, type PaletteEntry, type PaletteSection } from './paletteEntries.ts';

const run = fn();
const entry = (id: string, kind: PaletteEntry['kind'], label: string, hint?: string): PaletteEntry => ({
  id,
  kind,
  label,
  ...(hint === undefined ? {} : { hint }),
  Icon: { page: FileText, device: Monitor, group: Folder, action: LogOut }[kind],
  run,
});

const PAGES = [entry('page:profile', 'page', '내 정보'), entry('page:license', 'page', '라이선스')];
const DEVICES = [
  entry('device:1', 'device', 'KIOSK-로비-01', '10.0.4.11 · 로비'),
  entry(
    'device:2',
    'device',
    '아주 긴 이름을 가진 회의실 디스플레이 장치 12층 동쪽 끝 방',
    '10.0.4.12 · 서울 본사 / 12층',
  ),
];
const SECTIONS: readonly PaletteSection[] = [
  { id: 'page', label: '화면', entries: PAGES },
  { id: 'device', label: '장치', entries: DEVICES },
  { id: 'group', label: '그룹', entries: [entry('group:3', 'group', '로비', '서울 본사')] },
  { id: 'action', label: '작업', entries: [entry('action:logout', 'action', '로그아웃')] },
];

function Example({ query: start, sections, onQuery, ...props }: CommandPaletteProps) {
  const [query, setQuery] = useState(start);
  const shown = sections.map((section) => ({
    ...section,
    entries: query === start ? section.entries : findEntries(section.entries, query),
  }));
  return (
    <CommandPalette
      {...props}
      query={query}
      sections={shown}
      onQuery={(next) => {
        setQuery(next);
        onQuery(next);
      }}
    />
  );
}

const meta = {
  title: 'Frame/CommandPalette',
  component: Example,
  args: { query: '', sections: SECTIONS, busy: false, failed: false, onQuery: fn(), onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages, devices, groups and actions. */
export const Results: Story = {};

/** The field keeps the focus; the arrow keys move through all kinds of results, and Enter opens the active one. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    const active = () => screen.getByRole('option', { selected: true });
    await expect(active()).toHaveTextContent('내 정보');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('KIOSK-로비-01');
    await expect(field).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('로그아웃');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'action:logout' }));
    await userEvent.type(field, '로비');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'device:1' }));
  },
};

/** Enter and arrow keys pressed during composition belong to the input method. */
export const Composing: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }));
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('내 정보');
  },
};

/** Devices are still loading. */
export const Looking: Story = { args: { query: 'ki', sections: [], busy: true } };

/** Nothing matches. */
export const Nothing: Story = {
  args: { query: '없는 이름', sections: [] },
  play: async () => {
    await screen.findByText('‘없는 이름’에 맞는 결과가 없어요.');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Devices could not be searched; the other results are still there. */
export const DevicesFailed: Story = {
  args: { query: '정보', sections: [{ id: 'page', label: '화면', entries: PAGES }], failed: true },
};

/** On a phone it takes up the full width. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
