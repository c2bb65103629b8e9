import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { withTimers } from '../../docs/storyTimers.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { SearchField } from './SearchField.tsx';

type Key = 'any' | 'memo' | 'ip';

const onSearch = fn();

interface DeviceSearchProps {
  readonly initial?: string;
  readonly single?: boolean;
}

function DeviceSearch({ initial = '', single = false }: DeviceSearchProps) {
  const words = useExampleTexts();
  const [search, setSearch] = useState<{ key: Key; value: string }>({ key: 'any', value: initial });
  const keys = [
    { key: 'any', label: words.name },
    { key: 'memo', label: words.memo },
    { key: 'ip', label: words.address },
  ] as const;
  return (
    <SearchField<Key>
      keys={single ? keys.slice(0, 1) : keys}
      searchKey={search.key}
      value={search.value}
      placeholder={words.searchDevices}
      onChange={(change) => {
        onSearch(change);
        setSearch(change);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  render: (args) => <DeviceSearch {...args} />,
  beforeEach: () => {
    onSearch.mockClear();
  },
} satisfies HostedMeta<typeof DeviceSearch>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof DeviceSearch>>;

/** Letter by letter, faster than any search is answered. */
async function typeFast(field: HTMLElement, words: string): Promise<void> {
  for (let length = 1; length <= words.length; length += 1) {
    await fireEvent.change(field, { target: { value: words.slice(0, length) } });
  }
}

export const Empty: Story = {};
export const Filled: Story = { args: { initial: 'KIOSK' } };
export const OneKey: Story = { args: { single: true } };

/** Every letter searches immediately. */
export const SearchesWhileTyping: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '검색어' });
    await typeFast(field, 'pos');
    await expect(onSearch.mock.calls.map(([{ value }]) => value)).toEqual(['p', 'po', 'pos']);
    await expect(field).toHaveValue('pos');
  },
};

/** Enter does not repeat a search that has already run. */
export const EnterSearchesOnce: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '검색어' });
    await typeFast(field, 'pos');
    await userEvent.type(field, '{Enter}');
    await expect(onSearch).toHaveBeenCalledTimes(3);
    await expect(onSearch).toHaveBeenLastCalledWith({ key: 'any', value: 'pos' });
  },
};

/** Another field clears the value, in the input and in the search. */
export const AnotherKeyClears: Story = {
  args: { initial: 'KIOSK' },
  parameters: { spec: ['B-LIST-18'] },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '검색 기준' }), 'memo');
    await expect(onSearch).toHaveBeenCalledTimes(1);
    await expect(onSearch).toHaveBeenCalledWith({ key: 'memo', value: '' });
    await expect(canvas.getByRole('textbox', { name: '검색어' })).toHaveValue('');
  },
};

/** The button and Escape clear; the focus stays in the field. */
export const Clears: Story = {
  args: { initial: 'KIOSK' },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '검색어 지우기' }));
    await expect(onSearch).toHaveBeenCalledWith({ key: 'any', value: '' });
    const field = canvas.getByRole('textbox', { name: '검색어' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'x{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** While a syllable is being composed, neither a pause nor Enter searches; completing it does. */
export const HalfASyllable: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '검색어' });
    const compose = (text: string) =>
      fireEvent.input(field, { target: { value: text }, isComposing: true, inputType: 'insertCompositionText' });
    await withTimers(async (allRun) => {
      await fireEvent.compositionStart(field);
      await compose('ㅋ');
      await compose('키');
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await allRun();
    });
    await expect(onSearch).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field, { data: '키' });
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ key: 'any', value: '키' }));
  },
};
