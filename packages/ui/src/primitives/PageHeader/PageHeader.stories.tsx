import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Button } from '../Button/Button.tsx';

const meta = { title: 'Primitives/PageHeader', component: PageHeader } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

function DevicesHeader({ title }: { readonly title?: string }) {
  const words = useExampleTexts();
  const name = title ?? words.devices;
  return (
    <PageHeader
      title={name}
      breadcrumb={<Breadcrumb items={[{ label: words.office, href: '#all' }, { label: name }]} />}
      aside={<Box sx={{ fontSize: 13, color: 'tone.textSecondary' }}>{words.used}</Box>}
      actions={
        <>
          <Button>{words.exporting}</Button>
          <Button variant="contained">{words.install}</Button>
        </>
      }
    />
  );
}

/** The name of the page alone. */
export const TitleOnly: Story = { args: { title: 'KIOSK-로비-01' } };

/** With the path, a figure and two actions, one of them filled. */
export const Complete: Story = {
  args: { title: '' },
  render: () => <DevicesHeader />,
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('전체 장치');
  },
};

/** A name that is wider than the screen wraps and pushes nothing out. */
export const LongTitle: Story = {
  args: { title: '' },
  render: () => <DevicesHeader title={`서울 본사 7층 로비 안내 키오스크 ${'ABCDEFGHIJ'.repeat(12)}`} />,
};

/** On a phone the actions are below the title. */
export const Phone: Story = { ...Complete, globals: { language: 'ko', viewport: { value: 'phone' } } };
