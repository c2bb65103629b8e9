import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { FilesWindow, fileRow, openFileMenu } from '../testing/FilesWindow.tsx';
import { folderOfMany } from '../testing/scriptedFiles.ts';
import { RemoteFiles } from './RemoteFiles.tsx';

const meta = {
  title: 'Remote/RemoteFiles',
  component: RemoteFiles,
  render: (args) => <FilesWindow {...args} />,
  args: { onBusyChange: fn() },
  parameters: { ground: 'bare', layout: 'fullscreen', ...inFrames() },
} satisfies HostedMeta<typeof FilesWindow>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof FilesWindow>>;

/** Folders first; a name with characters that reverse the text after them makes that visible. */
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
    const content = await fileRow(canvas, 'content');
    await userEvent.click(within(content).getByText('content'));
    await userEvent.keyboard('{Enter}');
    await fileRow(canvas, '2026-12');
    await expect(within(canvas.getByRole('navigation', { name: text('path') })).getByText('content')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(await fileRow(canvas, '2026-12')).getByText('2026-12'));
    await userEvent.keyboard('{Backspace}');
    await fileRow(canvas, 'readme.txt');
  },
};

/** Back to the previous folder, and forward again, with the buttons and with the browsers' usual keys. */
export const BackAndForward: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    const current = () =>
      within(canvas.getByRole('navigation', { name: text('path') })).getByText(/./, { selector: '[aria-current]' });
    await userEvent.dblClick(within(await fileRow(canvas, 'content')).getByText('content'));
    await userEvent.dblClick(within(await fileRow(canvas, '2026-12')).getByText('2026-12'));
    await fileRow(canvas, 'playlist');
    await userEvent.click(canvas.getByRole('button', { name: text('back') }));
    await fileRow(canvas, '2026-12');
    await userEvent.click(within(await fileRow(canvas, '2026-12')).getByText('2026-12'));
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await fileRow(canvas, 'readme.txt');
    await expect(canvas.getByRole('button', { name: text('back') })).toBeDisabled();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await fileRow(canvas, '2026-12');
    await expect(current()).toHaveTextContent('content');
  },
};

/** The order stays from folder to folder. */
export const Sorted: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    const header = () => canvas.getByRole('columnheader', { name: new RegExp(text('size')) });
    await userEvent.click(header());
    await userEvent.click(header());
    await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.dblClick(within(await fileRow(canvas, 'content')).getByText('content'));
    await userEvent.dblClick(within(await fileRow(canvas, '2026-12')).getByText('2026-12'));
    const largest = await fileRow(canvas, 'winter.mp4');
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    const smallest = await fileRow(canvas, 'playlist.json');
    await expect(largest.compareDocumentPosition(smallest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The tree reads a folder when it is opened, and the list shows the selected folder. */
export const Tree: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = await canvas.findByRole('tree');
    (await within(tree).findByRole('treeitem', { name: /^content/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const inner = await within(tree).findByText('2026-12');
    await userEvent.click(inner);
    await fileRow(canvas, '점심 메뉴');
  },
};

export const HiddenFiles: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    await fileRow(canvas, 'content');
    await userEvent.click(canvas.getByRole('switch', { name: text('hidden') }));
    await expect(await fileRow(canvas, '.profile')).toBeVisible();
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

/** After a failure, retrying is possible. */
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
    await fileRow(canvas, 'content');
    await expect(canvas.queryByRole('button', { name: text('upload') })).toBeNull();
    const menu = await openFileMenu(canvas, 'readme.txt', globals);
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
    await expect(await fileRow(canvas, 'capture-00001')).toBeVisible();
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
    await expect(within(await fileRow(canvas, 'z-inside')).getByText(text('kindLinkFolder'))).toBeVisible();
    await expect(within(await fileRow(canvas, 'z-socket')).getByText(text('kindOther'))).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const text = await storyTexts('remoteFiles', globals);
    for (const name of ['logs', 'readme.txt']) {
      await userEvent.click(within(await fileRow(canvas, name)).getByRole('checkbox'));
    }
    const bar = within(canvas.getByRole('group', { name: text('selected', { count: 2 }) }));
    await expect(bar.getByRole('button', { name: text('downloadZip') })).toBeVisible();
    await expect(bar.queryByRole('button', { name: text('rename') })).toBeNull();
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
