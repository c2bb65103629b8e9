import { inEveryLanguage } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleReleases } from '../testing/exampleDownloads.ts';
import { ReleaseNotes } from './ReleaseNotes.tsx';

const meta = {
  title: 'Downloads/ReleaseNotes',
  component: ReleaseNotes,
  args: { releases: exampleReleases },
} satisfies Meta<typeof ReleaseNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest release is shown in the language of the page; a click shows the earlier ones. */
export const NewestFirst: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const language = storyLanguage(globals);
    const [newest, ...earlier] = exampleReleases;
    const shown = await canvas.findByRole('article', { name: text('version', { version: newest?.version ?? '' }) });
    const notes = within(shown).getAllByRole('listitem');
    await expect(notes.map((note) => note.textContent)).toEqual(newest?.notes[language]);
    for (const { version } of earlier) await expect(canvas.getByText(text('version', { version }))).not.toBeVisible();
    await userEvent.click(canvas.getByText(text('releasesEarlier')));
    const versions = (await canvas.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
    await expect(versions).toEqual(exampleReleases.map(({ version }) => text('version', { version })));
    for (const { version } of earlier) {
      await expect(canvas.getByRole('article', { name: text('version', { version }) })).toBeVisible();
    }
  },
};

/** With a single release there is nothing to expand. */
export const FirstRelease: Story = {
  tags: ['no-visual'],
  args: { releases: exampleReleases.slice(-1) },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await canvas.findByRole('article');
    await expect(canvas.queryByText(text('releasesEarlier'))).toBeNull();
  },
};

/** Release notes are plain text, whatever they look like, and wrap where they have to. */
export const HostileNotes: Story = {
  tags: ['no-visual'],
  args: {
    releases: exampleReleases.slice(0, 1).map((release) => {
      const list = ['<img src=x onerror="alert(1)">', 'x'.repeat(600)];
      return { ...release, notes: inEveryLanguage(() => list) };
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
