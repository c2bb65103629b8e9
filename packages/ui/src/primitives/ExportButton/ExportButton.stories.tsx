import { EXPORT_NOT_READY, type ExportButton as ExportState } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { saved, watchSaving } from '../../spreadsheet/testing/savedFiles.ts';
import { ExportButton } from './ExportButton.tsx';

const meta = {
  title: 'Primitives/ExportButton',
  component: ExportButton,
  args: { state: EXPORT_NOT_READY, onExport: fn(), onFetched: fn() },
} satisfies Meta<typeof ExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No export was requested: there is no link. */
export const NotReady: Story = {
  parameters: { spec: ['B-EXCEL-01'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('exportToExcel') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The file is being created: the button cannot be clicked again. */
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  parameters: { spec: ['B-EXCEL-02'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: new RegExp(text('exporting')) })).toBeDisabled();
  },
};

/** Ready to be downloaded, under its name. */
export const Ready: Story = {
  args: { state: { kind: 'ready', downloadUrl: '#export', fileName: 'devices.xlsx' } },
  parameters: { spec: ['B-EXCEL-03', 'B-EXCEL-11', 'C-HISTORY-26'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const link = await canvas.findByRole('link', { name: text('downloadFile', { name: 'devices.xlsx' }) });
    await expect(link).toHaveAttribute('download', 'devices.xlsx');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(args.onFetched).toHaveBeenCalledOnce());
  },
};

/** A file created on a click is saved right away, and the button can create the next one. */
export const OnePress: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-EXCEL-03'] },
  render: function OnePress(args) {
    const [state, setState] = useState<ExportState>(EXPORT_NOT_READY);
    useEffect(() => {
      if (state.kind === 'loading') setState({ kind: 'ready', downloadUrl: '#export', fileName: 'devices.xlsx' });
    }, [state]);
    const reset = () => {
      args.onFetched();
      setState(EXPORT_NOT_READY);
    };
    return <ExportButton {...args} state={state} onExport={() => setState({ kind: 'loading' })} onFetched={reset} />;
  },
  beforeEach: watchSaving,
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    for (const count of [1, 2]) {
      await userEvent.click(await canvas.findByRole('button', { name: text('exportToExcel') }));
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(count));
    }
    await expect(saved).toHaveBeenLastCalledWith('#export', 'devices.xlsx');
    await expect(await canvas.findByRole('button', { name: text('exportToExcel') })).toBeEnabled();
  },
};

/** In a bar with little space. */
export const Compact: Story = { args: { compact: true } };

export const NothingToExport: Story = { args: { disabled: true } };
