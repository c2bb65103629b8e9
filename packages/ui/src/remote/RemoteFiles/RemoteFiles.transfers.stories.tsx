import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { FilesWindow, dropFiles, fileRow, openFileMenu, textOnDevice, withDevice } from '../testing/FilesWindow.tsx';
import { RemoteFiles } from './RemoteFiles.tsx';

const meta = {
  title: 'Remote/RemoteFiles/Transfers',
  tags: ['no-visual'],
  component: RemoteFiles,
  render: (args) => <FilesWindow {...args} />,
  args: { onBusyChange: fn() },
  parameters: { ground: 'bare', layout: 'fullscreen', ...inFrames() },
} satisfies HostedMeta<typeof FilesWindow>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof FilesWindow>>;

const uploading = withDevice();

/** Dropped files are uploaded, verified, and shown. */
export const Upload: Story = {
  args: uploading.args,
  play: async ({ canvas, globals, args }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    dropFiles(canvas.getByRole('grid'), [new File(['from this computer'], 'new file.txt')]);
    await expect(await canvas.findByText(new RegExp(text('doneChecked')))).toBeVisible();
    await fileRow(canvas, 'new file.txt');
    await expect(await textOnDevice(uploading.seen.device, ['new file.txt'])).toBe('from this computer');
    await expect(args.onBusyChange).toHaveBeenLastCalledWith({ busy: false });
  },
};

const conflicting = withDevice();

/** Nothing is overwritten without asking; both files can be kept. */
export const KeepBoth: Story = {
  args: conflicting.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    dropFiles(canvas.getByRole('grid'), [new File(['mine'], 'readme.txt')]);
    const card = await canvas.findByRole('region', { name: text('conflictTitle', { name: 'readme.txt' }) });
    await expect(await textOnDevice(conflicting.seen.device, ['readme.txt'])).toBe('Hello, lobby.\n');
    await userEvent.click(within(card).getByRole('button', { name: text('keepBoth') }));
    await fileRow(canvas, 'readme \\(2\\)');
    await expect(await textOnDevice(conflicting.seen.device, ['readme.txt'])).toBe('Hello, lobby.\n');
    await expect(await textOnDevice(conflicting.seen.device, ['readme (2).txt'])).toBe('mine');
  },
};

/** The question about an existing file, which can be answered for all others too. */
export const Conflict: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    dropFiles(canvas.getByRole('grid'), [
      new File(['mine'], 'readme.txt', { lastModified: Date.parse('2026-11-21T02:00:00Z') }),
    ]);
    await canvas.findByRole('region', { name: text('conflictTitle', { name: 'readme.txt' }) });
    await waitFor(() => expect(canvas.getByRole('button', { name: text('skip') })).toHaveFocus());
  },
};

const asked = () => [new File(['mine'], 'readme.txt', { lastModified: Date.parse('2026-11-21T02:00:00Z') })];

/** Whether nothing covers the center of an element. */
const isOnTop = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** On a phone the transfers are below the list, and collapse to make room for the question. */
export const ConflictPhone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    dropFiles(await canvas.findByRole('button', { name: /^readme.txt.*\d/ }), asked());
    await waitFor(() => expect(canvas.getByRole('button', { name: text('skip') })).toHaveFocus());
    for (const answer of ['skip', 'keepBoth', 'replace'] as const)
      await expect(isOnTop(canvas.getByRole('button', { name: text(answer) }))).toBe(true);
    await expect(canvas.getByRole('button', { name: text('showTransfers') })).toBeVisible();
  },
};

/** The transfers are visible next to the question, and are open as before once it is answered. */
export const FoldsForTheQuestion: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    dropFiles(canvas.getByRole('grid'), asked());
    await canvas.findByRole('region', { name: text('conflictTitle', { name: 'readme.txt' }) });
    const panel = within(canvas.getByRole('region', { name: text('transfers') }));
    await expect(panel.queryByText('readme.txt')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: text('showTransfers') }));
    await expect(panel.getByText('readme.txt')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: text('hideTransfers') }));
    await userEvent.click(canvas.getByRole('button', { name: text('keepBoth') }));
    await expect(await panel.findByText(new RegExp(text('doneChecked')))).toBeVisible();
  },
};

/** On a phone the last rows of the list stay visible during a transfer. */
export const TransfersPhone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    dropFiles(await canvas.findByRole('button', { name: /^readme.txt.*\d/ }), [
      new File(['mine'], 'winter.txt', { lastModified: Date.parse('2026-11-21T02:00:00Z') }),
    ]);
    const last = await canvas.findByRole('button', { name: /^winter.txt.*\d/ });
    await canvas.findByText(new RegExp(text('doneChecked')));
    last.scrollIntoView({ block: 'end' });
    await expect(isOnTop(last)).toBe(true);
  },
};

const replacing = withDevice();

export const ReplaceAll: Story = {
  args: replacing.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    dropFiles(canvas.getByRole('grid'), [new File(['mine'], 'readme.txt'), new File(['also mine'], '.profile')]);
    await userEvent.click(await canvas.findByLabelText(text('forAll')));
    await userEvent.click(canvas.getByRole('button', { name: text('replace') }));
    await waitFor(async () => {
      await expect(await textOnDevice(replacing.seen.device, ['readme.txt'])).toBe('mine');
      await expect(await textOnDevice(replacing.seen.device, ['.profile'])).toBe('also mine');
    });
  },
};

/** How long the rest of a file may take on a busy machine. */
const LONG_MS = 40_000;

let goOn: () => void = () => undefined;

/**
 * Accepts the beginning of the file, and the rest when allowed to continue. The file is larger than the send window, so
 * that its last chunk is never sent before the connection breaks: a complete file would be asked about.
 */
const breaking = withDevice(() => {
  const held = Promise.withResolvers<void>();
  goOn = held.resolve;
  let written = 0;
  return {
    beforeWrite: async () => {
      written += 1;
      if (written > 10) await held.promise;
    },
  };
});

/** The connection breaks in the middle of an upload, which resumes where it was on the next connection. */
export const Interrupted: Story = {
  args: breaking.args,
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    const bytes = new Uint8Array(8_000_000).map((_, index) => index % 251);
    dropFiles(canvas.getByRole('grid'), [new File([bytes], 'big.bin')]);
    const bar = await canvas.findByRole('progressbar', { name: text('progressOf', { name: 'big.bin' }) });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10));
    breaking.seen.device?.cut();
    goOn();
    await expect(await canvas.findByText(text('disconnected'))).toBeVisible();
    await expect(await canvas.findByText(text('goesOn'))).toBeVisible();
    await expect(await fileRow(canvas, 'readme.txt')).toBeVisible();
    breaking.seen.device?.reconnect();
    await expect(await canvas.findByText(new RegExp(text('doneChecked')), {}, { timeout: LONG_MS })).toBeVisible();
    await expect((await breaking.seen.device?.store.stat(['big.bin']))?.size).toBe(8_000_000);
  },
};

const stuck = withDevice(() => ({ beforeWrite: () => new Promise(() => undefined) }));

/** A canceled transfer leaves nothing behind. */
export const Cancelled: Story = {
  args: stuck.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    dropFiles(canvas.getByRole('grid'), [new File([new Uint8Array(3_000_000)], 'big.bin')]);
    await userEvent.click(await canvas.findByRole('button', { name: text('cancelTransfer', { name: 'big.bin' }) }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: text('transfers') })).toBeNull());
    await expect(await textOnDevice(stuck.seen.device, ['big.bin'])).toBeNull();
  },
};

/** A download is saved under its name once its checksum is correct, never as a page. */
export const Download: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    const saved: Blob[] = [];
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const menu = await openFileMenu(canvas, 'readme.txt', globals);
    await userEvent.click(menu.getByText(text('download')));
    await canvas.findByText(new RegExp(text('doneChecked')));
    keep.mockRestore();
    press.mockRestore();
    await expect(saved).toHaveLength(1);
    await expect(await saved[0]?.text()).toBe('Hello, lobby.\n');
    await expect(saved[0]?.type).toBe('application/octet-stream');
  },
};
