import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { ICON } from '../icon.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { NoPermission } from './NoPermission.tsx';
import { OfflineNote } from './OfflineNote.tsx';

const meta = { title: 'Primitives/States', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is nothing yet. */
export const Empty: Story = {};

function NoDevices() {
  const words = useExampleTexts();
  return (
    <EmptyState
      title={words.noDevices}
      hint={words.noDevicesHint}
      action={
        <Button variant="contained" startIcon={<Download {...ICON} />}>
          {words.install}
        </Button>
      }
    />
  );
}

/** Says what to do about it. */
export const EmptyWithAction: Story = { render: () => <NoDevices /> };

/** A search or filter hides everything. */
export const NoResult: Story = { args: { reason: 'no-result' } };

const onRetry = fn();

/** Loading failed: this is announced, and one click tries again. */
export const Failed: Story = {
  render: () => <LoadFailed onRetry={onRetry} />,
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('불러오지 못했어요');
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
};

/** A retry is in progress. */
export const Retrying: Story = { render: () => <LoadFailed onRetry={onRetry} retrying /> };

/** The person may not view the data. */
export const Forbidden: Story = { render: () => <NoPermission /> };

/** The browser has no connection. */
export const Offline: Story = { render: () => <OfflineNote /> };
