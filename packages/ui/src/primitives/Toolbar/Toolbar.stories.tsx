import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleWords } from '../testing/exampleWords.ts';
import { KeySearch } from '../KeySearch/KeySearch.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Button } from '../Button/Button.tsx';

type Key = 'name' | 'mail';

function PeopleToolbar() {
  const words = useExampleWords();
  const [search, setSearch] = useState<{ key: Key; value: string }>({ key: 'name', value: '' });
  return (
    <Toolbar
      search={
        <KeySearch<Key>
          keys={[
            { key: 'name', label: words.person },
            { key: 'mail', label: words.mail },
          ]}
          searchKey={search.key}
          value={search.value}
          onSearch={setSearch}
        />
      }
      note={words.used}
      actions={
        <>
          <Button>{words.exporting}</Button>
          <Button variant="contained">{words.add}</Button>
        </>
      }
    />
  );
}

const meta = { title: 'Primitives/Toolbar', component: Toolbar, render: () => <PeopleToolbar /> } satisfies HostedMeta<
  typeof PeopleToolbar
>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof PeopleToolbar>>;

export const Complete: Story = {};
export const ActionsOnly: Story = {
  render: () => <Toolbar actions={<Button variant="contained">{'KIOSK-01'}</Button>} />,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
