import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { withTimers } from '../../docs/storyTimers.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { KeySearch } from './KeySearch.tsx';

type Key = 'name' | 'mail' | 'role';

interface PeopleSearchProps {
  readonly starts?: 'button' | 'typing';
  readonly initial?: string;
  readonly firstKey?: Key;
  readonly onSearch: (search: { key: Key; value: string }) => void;
}

function PeopleSearch({ starts = 'button', initial = '', firstKey = 'name', onSearch }: PeopleSearchProps) {
  const words = useExampleTexts();
  const [search, setSearch] = useState<{ key: Key; value: string }>({ key: firstKey, value: initial });
  return (
    <KeySearch<Key>
      starts={starts}
      keys={[
        { key: 'name', label: words.person },
        { key: 'mail', label: words.mail, placeholder: 'name@company.example', inputMode: 'email' },
        {
          key: 'role',
          label: words.role,
          values: [
            { value: 'manager', label: words.manager },
            { value: 'member', label: words.member },
          ],
        },
      ]}
      searchKey={search.key}
      value={search.value}
      onSearch={(wanted) => {
        setSearch(wanted);
        onSearch(wanted);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/KeySearch',
  component: KeySearch,
  render: (args) => <PeopleSearch {...args} />,
  args: { onSearch: fn() },
} satisfies HostedMeta<typeof PeopleSearch>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof PeopleSearch>>;

export const Empty: Story = {};
export const Filled: Story = { args: { initial: '김하늘' } };

/** A field with few values offers them for selection. */
export const OfValues: Story = { args: { firstKey: 'role', initial: 'manager' } };

/** A text search waits for Enter or the button. */
export const ByButton: Story = {
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '이름 검색어' });
    await withTimers(async (allRun) => {
      await userEvent.type(field, 'sora');
      await allRun();
    });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '검색' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ key: 'name', value: 'sora' });
    await userEvent.type(field, 'x{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ key: 'name', value: 'sorax' });
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

/** Another field clears the value; a selected value searches right away; "all" clears the search. */
export const AnotherKey: Story = {
  args: { initial: '김하늘' },
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const key = await canvas.findByRole('combobox', { name: '검색 기준' });
    await userEvent.selectOptions(key, 'mail');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ key: 'mail', value: '' });
    await expect(canvas.getByRole('textbox', { name: '이메일 검색어' })).toHaveValue('');
    await userEvent.selectOptions(key, 'role');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '역할 검색어' }), '관리자');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ key: 'role', value: 'manager' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '역할 검색어' }), '전체');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ key: 'role', value: '' });
  },
};

/** Text that was typed but not submitted is discarded when the field changes. */
export const AnotherKeyDropsTheDraft: Story = {
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '이름 검색어' }), 'sora');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '검색 기준' }), 'mail');
    await expect(canvas.getByRole('textbox', { name: '이메일 검색어' })).toHaveValue('');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** The button in the field clears it and searches for everything again. */
export const Clears: Story = {
  args: { initial: '김하늘' },
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '검색어 지우기' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ key: 'name', value: '' });
    await expect(canvas.getByRole('textbox', { name: '이름 검색어' })).toHaveFocus();
  },
};

/** Enter completes a syllable that is being composed, and searches only after that. */
export const HalfASyllable: Story = {
  args: { starts: 'typing' },
  globals: { language: 'ko' },
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '이름 검색어' });
    await withTimers(async (allRun) => {
      await fireEvent.compositionStart(field);
      await fireEvent.input(field, { target: { value: '키' }, isComposing: true, inputType: 'insertCompositionText' });
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await allRun();
    });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field, { data: '키' });
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ key: 'name', value: '키' }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
