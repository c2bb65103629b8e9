import { given, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleNotices } from '../notices/testing/exampleNotices.ts';
import { DownloadsWidget } from './DownloadsWidget.tsx';
import { downloadsAnswer } from './testing/exampleDownloads.ts';

const hands = () => http.get('/downloads', ({ response }) => response(200).json(downloadsAnswer()));

const meta = {
  title: 'Downloads/DownloadsWidget',
  component: DownloadsWidget,
  parameters: inFrames(),
  args: { mode: 'normal', faqHref: 'https://faq.demo.example/', noticesHref: '#notices' },
  beforeEach: ({ msw, globals }) => msw.use(hands(), given.notices(exampleNotices(storyLanguage(globals)))),
} satisfies Meta<typeof DownloadsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The line that installs each agent is shown on a click, and contains the console's address. */
export const CommandLines: Story = {
  tags: ['no-visual'],
  args: { origin: 'https://console.example' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(await canvas.findByText(text('agentCommands')));
    await expect(canvas.getByRole('group', { name: text('addCommand', { system: 'Linux' }) })).toHaveTextContent(
      'curl -fsSL https://console.example/download/install.sh | sh -s -- --server https://console.example --token TOKEN',
    );
    await expect(canvas.getByRole('group', { name: text('addCommand', { system: 'Windows' }) })).toHaveTextContent(
      'https://console.example/download/install.ps1',
    );
    // This server has no agent for macOS.
    await expect(canvas.queryByRole('group', { name: text('addCommand', { system: 'macOS' }) })).toBeNull();
  },
};

/** The page shows what is new in the agent. */
export const WhatIsNew: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByRole('region', { name: text('releases') })).toBeVisible();
  },
};

/** Questions and notices are next to the downloads. */
export const Help: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-DOWNLOAD-10'] },
  play: async ({ args, canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    const notices = await storyTexts('notices', globals);
    await expect(await canvas.findByRole('link', { name: text('faq') })).toHaveAttribute('href', args.faqHref);
    await expect(await canvas.findByRole('region', { name: notices('title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: notices('toList') })).toHaveAttribute('href', '#notices');
  },
};

/** A standalone console has neither. */
export const Standalone: Story = {
  args: { mode: 'standalone' },
  parameters: { spec: ['C-DOWNLOAD-08', 'C-DOWNLOAD-09'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    const notices = await storyTexts('notices', globals);
    await canvas.findByRole('heading', { level: 2, name: text('platformWindows') });
    await expect(canvas.queryByRole('link', { name: text('faq') })).toBeNull();
    await expect(canvas.queryByText(notices('title'))).toBeNull();
  },
};

/** Installing several devices opens the dialog for creating an installer. */
export const OpensTheInstaller: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-DOWNLOAD-12'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(
      await canvas.findByRole('button', { name: text('makeOf', { name: text('kindAutoInstall') }) }),
    );
    await expect(await screen.findByRole('dialog', { name: text('installerTitle') })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/downloads', () => new Promise<never>(() => undefined))),
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/downloads', () => Response.error())),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const text = await storyTexts('downloads', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(hands());
    await userEvent.click(retry);
    await canvas.findByRole('region', { name: text('platformWindows') });
  },
};
