import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { folderOfMany, scriptedFiles, type FilesScript, type ScriptedFiles } from '../testing/scriptedFiles.ts';
import { RemoteFiles } from './RemoteFiles.tsx';

interface WindowProps {
  /** What the device does; made once for each story. */
  readonly script?: () => FilesScript;
  readonly readOnly?: boolean;
  readonly onBusyChange?: (change: { readonly busy: boolean }) => void;
  /** Gets the device, to look at what has become of its files and to break the connection. */
  readonly onDevice?: (device: ShownDevice) => void;
}

interface ShownDevice extends ScriptedFiles {
  readonly cut: () => void;
  /** Gives the view a new connection. */
  readonly reconnect: () => void;
}

/** A window of a session around the view, which gives it a new channel after a loss of connection. */
function SessionOf({ script, readOnly = false, onBusyChange, onDevice }: WindowProps) {
  const [files] = useState(() => scriptedFiles(script?.()));
  const [joined, setJoined] = useState(files.connect);
  useEffect(() => {
    onDevice?.({ ...files, cut: joined.cut, reconnect: () => setJoined(files.connect()) });
  }, [files, joined, onDevice]);
  return (
    <Box sx={{ height: '100vh' }}>
      <RemoteFiles
        channel={joined.browser}
        deviceName="KIOSK-로비-01"
        readOnly={readOnly}
        {...(onBusyChange ? { onBusyChange } : {})}
      />
    </Box>
  );
}

const meta = {
  title: 'Remote/RemoteFiles',
  component: RemoteFiles,
  render: (args) => <SessionOf {...args} />,
  args: { onBusyChange: fn() },
  parameters: { ground: 'bare', layout: 'fullscreen', ...inFrames() },
} satisfies HostedMeta<typeof SessionOf>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof SessionOf>>;

type Canvas = ReturnType<typeof within>;

/** A row, once all that is known of the folder is shown. */
async function row(canvas: Canvas, name: string) {
  await canvas.findAllByText('Kiosk');
  return canvas.findByRole('row', { name: new RegExp(name) });
}

/** The bytes of a file on the device; null where there is none. */
async function textOnDevice(device: ShownDevice | null, path: readonly string[]): Promise<string | null> {
  const source = await device?.store.openToRead(path).catch(() => null);
  return source ? new TextDecoder().decode(await source.read(0, 100)) : null;
}

/** A story that looks into its device. */
function withDevice(script?: () => FilesScript) {
  const seen: { device: ShownDevice | null } = { device: null };
  return {
    seen,
    args: { ...(script ? { script } : {}), onDevice: (device: ShownDevice) => void (seen.device = device) },
  };
}

function drop(on: HTMLElement, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const openMenuOf = async (canvas: Canvas, name: string, globals: Readonly<Record<string, unknown>>) => {
  const text = await storyTexts('remoteFiles', globals);
  (await canvas.findByRole('button', { name: text('menuOf', { name }) })).click();
  return within(await screen.findByRole('menu'));
};

/** Folders first; a name that would turn around what follows shows that it would. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const file = await canvas.findByText('readme.txt');
    await expect(canvas.getByText('photo\uFFFDgpj.exe')).toBeVisible();
    await expect(canvas.queryByText('.profile')).toBeNull();
    const folder = canvas.getAllByText('settings').at(-1);
    await expect(folder?.compareDocumentPosition(file)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** With the keyboard alone: into a folder and back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    const content = await row(canvas, 'content');
    await userEvent.click(within(content).getByText('content'));
    await userEvent.keyboard('{Enter}');
    await row(canvas, '2026-12');
    await expect(within(canvas.getByRole('navigation', { name: text('path') })).getByText('content')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(await row(canvas, '2026-12')).getByText('2026-12'));
    await userEvent.keyboard('{Backspace}');
    await row(canvas, 'readme.txt');
  },
};

/** The tree reads a folder when it is opened, and the list shows what is chosen in it. */
export const Tree: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = await canvas.findByRole('tree');
    (await within(tree).findByRole('treeitem', { name: /^content/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const inner = await within(tree).findByText('2026-12');
    await userEvent.click(inner);
    await row(canvas, '점심 메뉴');
  },
};

export const HiddenFiles: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    await userEvent.click(canvas.getByRole('switch', { name: text('hidden') }));
    await expect(await row(canvas, '.profile')).toBeVisible();
  },
};

export const Loading: Story = { args: { script: () => ({ neverLists: true }) } };

export const Empty: Story = {
  args: { script: () => ({ root: folderOfMany(0) }) },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await expect(await canvas.findByText(text('empty'))).toBeVisible();
  },
};

export const NoRight: Story = {
  args: { script: () => ({ listFault: () => 'denied' }) },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await expect(await canvas.findByText(text('noRight'))).toBeVisible();
  },
};

/** A failure can be tried again. */
export const Failed: Story = {
  args: {
    script: () => {
      let fails = true;
      setTimeout(() => {
        fails = false;
      }, 1000);
      return { listFault: () => (fails ? 'failed' : null) };
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const common = await storyTexts('common', globals);
    const retry = async () => {
      const button = canvas.queryByRole('button', { name: common('retry') });
      if (button) await userEvent.click(button);
      await expect(canvas.getByRole('row', { name: /readme\.txt/ })).toBeVisible();
    };
    await canvas.findByRole('button', { name: common('retry') });
    await waitFor(retry, { timeout: 10_000 });
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    await expect(canvas.queryByRole('button', { name: text('upload') })).toBeNull();
    const menu = await openMenuOf(canvas, 'readme.txt', globals);
    await expect(menu.queryByText(text('delete'))).toBeNull();
    await expect(menu.getByText(text('download'))).toBeVisible();
  },
};

/** 5,000 files are read in parts, sorted and paged. */
export const ManyFiles: Story = {
  args: { script: () => ({ root: folderOfMany(5000) }) },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await canvas.findByText(text('itemCount', { count: 5000 }));
    await expect(await row(canvas, 'capture-00001')).toBeVisible();
  },
};

const linked = { kind: 'link', size: 0, modified: Date.parse('2026-11-01'), hidden: false } as const;

export const Links: Story = {
  args: {
    script: () => ({
      links: [
        { ...linked, name: 'z-inside', leadsTo: 'folder' },
        { ...linked, name: 'z-outside', leadsTo: null },
        { ...linked, name: 'z-socket', kind: 'other', leadsTo: null },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await expect(within(await row(canvas, 'z-inside')).getByText(text('kindLinkFolder'))).toBeVisible();
    await expect(within(await row(canvas, 'z-socket')).getByText(text('kindOther'))).toBeVisible();
  },
};

const uploading = withDevice();

/** Dropped files are uploaded, checked, and shown. */
export const Upload: Story = {
  args: uploading.args,
  play: async ({ canvas, globals, args }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    drop(canvas.getByRole('grid'), [new File(['from this computer'], 'new file.txt')]);
    await expect(await canvas.findByText(new RegExp(text('doneChecked')))).toBeVisible();
    await row(canvas, 'new file.txt');
    await expect(await textOnDevice(uploading.seen.device, ['new file.txt'])).toBe('from this computer');
    await expect(args.onBusyChange).toHaveBeenLastCalledWith({ busy: false });
  },
};

const conflicting = withDevice();

/** Nothing is overwritten without asking; both can be kept. */
export const KeepBoth: Story = {
  args: conflicting.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    drop(canvas.getByRole('grid'), [new File(['mine'], 'readme.txt')]);
    const card = await canvas.findByRole('region', { name: text('conflictTitle', { name: 'readme.txt' }) });
    await expect(await textOnDevice(conflicting.seen.device, ['readme.txt'])).toBe('Hello, lobby.\n');
    await userEvent.click(within(card).getByRole('button', { name: text('keepBoth') }));
    await row(canvas, 'readme \\(2\\)');
    await expect(await textOnDevice(conflicting.seen.device, ['readme.txt'])).toBe('Hello, lobby.\n');
    await expect(await textOnDevice(conflicting.seen.device, ['readme (2).txt'])).toBe('mine');
  },
};

/** What is asked of a file that is there, and of all others at once. */
export const Conflict: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    drop(canvas.getByRole('grid'), [
      new File(['mine'], 'readme.txt', { lastModified: Date.parse('2026-11-21T02:00:00Z') }),
    ]);
    await canvas.findByRole('region', { name: text('conflictTitle', { name: 'readme.txt' }) });
    await waitFor(() => expect(canvas.getByRole('button', { name: text('skip') })).toHaveFocus());
  },
};

const replacing = withDevice();

export const ReplaceAll: Story = {
  args: replacing.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    drop(canvas.getByRole('grid'), [new File(['mine'], 'readme.txt'), new File(['also mine'], '.profile')]);
    await userEvent.click(await canvas.findByLabelText(text('forAll')));
    await userEvent.click(canvas.getByRole('button', { name: text('replace') }));
    await waitFor(async () => {
      await expect(await textOnDevice(replacing.seen.device, ['readme.txt'])).toBe('mine');
      await expect(await textOnDevice(replacing.seen.device, ['.profile'])).toBe('also mine');
    });
  },
};

let goOn: () => void = () => undefined;

/** Takes less than half of the file, and the rest when it is told to go on. */
const breaking = withDevice(() => {
  const held = Promise.withResolvers<void>();
  goOn = held.resolve;
  let written = 0;
  return {
    beforeWrite: async () => {
      written += 1;
      if (written > 20) await held.promise;
    },
  };
});

/** The connection breaks in the middle of an upload, which goes on where it was when there is another one. */
export const Interrupted: Story = {
  args: breaking.args,
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    const bytes = new Uint8Array(6_000_000).map((_, index) => index % 251);
    drop(canvas.getByRole('grid'), [new File([bytes], 'big.bin')]);
    const bar = await canvas.findByRole('progressbar', { name: text('progressOf', { name: 'big.bin' }) });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
    breaking.seen.device?.cut();
    goOn();
    await expect(await canvas.findByText(text('disconnected'))).toBeVisible();
    await expect(await canvas.findByText(text('goesOn'))).toBeVisible();
    await expect(await row(canvas, 'readme.txt')).toBeVisible();
    breaking.seen.device?.reconnect();
    await expect(await canvas.findByText(new RegExp(text('doneChecked')))).toBeVisible();
    await expect((await breaking.seen.device?.store.stat(['big.bin']))?.size).toBe(6_000_000);
  },
};

const stuck = withDevice(() => ({ beforeWrite: () => new Promise(() => undefined) }));

/** What is cancelled leaves nothing. */
export const Cancelled: Story = {
  args: stuck.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    drop(canvas.getByRole('grid'), [new File([new Uint8Array(3_000_000)], 'big.bin')]);
    await userEvent.click(await canvas.findByRole('button', { name: text('cancelTransfer', { name: 'big.bin' }) }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: text('transfers') })).toBeNull());
    await expect(await textOnDevice(stuck.seen.device, ['big.bin'])).toBeNull();
  },
};

/** A download is saved under its name once its check sum is right, never as a page. */
export const Download: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    const saved: Blob[] = [];
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const menu = await openMenuOf(canvas, 'readme.txt', globals);
    await userEvent.click(menu.getByText(text('download')));
    await canvas.findByText(new RegExp(text('doneChecked')));
    keep.mockRestore();
    press.mockRestore();
    await expect(saved).toHaveLength(1);
    await expect(await saved[0]?.text()).toBe('Hello, lobby.\n');
    await expect(saved[0]?.type).toBe('application/octet-stream');
  },
};

export const NewFolder: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await row(canvas, 'content');
    await userEvent.click(canvas.getByRole('button', { name: text('newFolder') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(text('name'));
    await userEvent.clear(field);
    await userEvent.type(field, 'a/b');
    await userEvent.click(dialog.getByRole('button', { name: text('make') }));
    await expect(await dialog.findByText(text('nameRule'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'menus');
    await userEvent.click(dialog.getByRole('button', { name: text('make') }));
    await row(canvas, 'menus');
  },
};

const deleting = withDevice();

/** The question names what is deleted. */
export const Delete: Story = {
  args: deleting.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.click(within(await row(canvas, 'logs')).getByText('logs'));
    await userEvent.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('dialog', { name: text('deleteOne', { name: 'logs' }) }));
    await expect(dialog.getByText(text('deleteFolders'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('delete') }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /logs/ })).toBeNull());
    await expect(deleting.seen.device?.store.stat(['logs'])).rejects.toThrow('not_found');
  },
};

const moving = withDevice();

export const Move: Story = {
  args: moving.args,
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    const menu = await openMenuOf(canvas, 'readme.txt', globals);
    await userEvent.click(menu.getByText(text('moveMenu')));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: text('move') })).toBeDisabled();
    await userEvent.click(await dialog.findByText('settings'));
    await userEvent.click(dialog.getByRole('button', { name: text('move') }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /readme/ })).toBeNull());
    await expect(await textOnDevice(moving.seen.device, ['settings', 'readme.txt'])).toBe('Hello, lobby.\n');
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    for (const name of ['logs', 'readme.txt']) {
      await userEvent.click(within(await row(canvas, name)).getByRole('checkbox'));
    }
    const bar = within(canvas.getByRole('group', { name: text('selected', { count: 2 }) }));
    await expect(bar.getByRole('button', { name: text('downloadZip') })).toBeVisible();
    await expect(bar.queryByRole('button', { name: text('rename') })).toBeNull();
  },
};

/** A text is shown as text, whatever it holds. */
export const PreviewText: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.click(within(await row(canvas, 'logs')).getByText('logs'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await row(canvas, 'player.log')).getByText('player.log'));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: text('previewTitle', { name: 'player.log' }) }));
    await expect(await dialog.findByText(text('previewPart'))).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'player.log' })).toHaveTextContent('started');
  },
};

/** On a phone the folders are behind a button, and the files are rows with a menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await userEvent.click(await canvas.findByRole('button', { name: /^content.*\d/ }));
    await canvas.findByRole('button', { name: /^2026-12.*\d{4}/ });
    await userEvent.click(canvas.getByRole('button', { name: text('showFolders') }));
    const tree = within(await screen.findByRole('tree'));
    await userEvent.click(await tree.findByText('settings'));
    await expect(await canvas.findByText(text('empty'))).toBeVisible();
  },
};

export const PhoneList: Story = { globals: { viewport: { value: 'phone' } } };
