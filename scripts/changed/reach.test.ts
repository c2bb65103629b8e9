import { describe, expect, test } from 'vitest';
import { type ModuleStats, storiesReached, type StoryIndex } from './storyReach.ts';
import { allWalks, leadsThrough, walksReached } from './walkReach.ts';

describe('the stories that a change reaches', () => {
  const importedBy = (name: string, ...importers: string[]) => ({
    name,
    reasons: importers.map((moduleName) => ({ moduleName })),
  });
  const stats: ModuleStats = {
    modules: [
      importedBy('./packages/ui/src/Card.tsx', './packages/ui/src/CardList.tsx', './packages/ui/src/Card.stories.tsx'),
      importedBy('./packages/ui/src/CardList.tsx', './packages/ui/src/CardList.stories.tsx'),
      importedBy('./packages/ui/src/Tree.tsx', './packages/ui/src/Tree.stories.tsx'),
      importedBy('./packages/ui/src/provider.tsx', './.storybook/preview.tsx'),
    ],
  };
  const story = (name: string) => ({ type: 'story', importPath: `./packages/ui/src/${name}.stories.tsx` });
  const index: StoryIndex = {
    entries: {
      'card--typical': story('Card'),
      'list--typical': story('CardList'),
      'tree--typical': story('Tree'),
      'tree--docs': { ...story('Tree'), type: 'docs' },
    },
  };
  const reached = (file: string) => storiesReached([file], stats, index);

  test('are those that import a changed file, directly or through another', () => {
    expect(reached('packages/ui/src/Card.tsx')).toEqual(['card--typical', 'list--typical']);
    expect(reached('packages/ui/src/Tree.stories.tsx')).toEqual(['tree--typical']);
  });

  test('are all of them when the preview around them imports the file, or Storybook is set up by it', () => {
    expect(reached('packages/ui/src/provider.tsx')).toHaveLength(3);
    expect(reached('.storybook/main.ts')).toHaveLength(3);
  });

  test('are those whose picture changed', () => {
    expect(reached('tests/stories/baselines/tree--typical--desktop-light-ko.png')).toEqual(['tree--typical']);
  });

  test('are none when nothing imports the file', () => {
    expect(reached('packages/server/src/main.ts')).toEqual([]);
  });
});

describe('the end-to-end tests that a change reaches', () => {
  const walks = ['groups', 'commands', 'history', 'routes', 'pages'].map((name) => `tests/e2e/${name}.spec.ts`);
  const reached = (file: string) => walksReached([file], walks).map((walk) => walk.slice('tests/e2e/'.length, -8));

  test('open pages of its area, of one that may load its code, or every page', () => {
    expect(reached('packages/ui/src/devices/DeviceListWidget.tsx')).toEqual(['groups', 'commands', 'pages']);
    expect(reached('packages/ui/src/history/HistoryLogWidget.tsx')).toEqual(['history', 'pages']);
    expect(reached('packages/ui/src/i18n/en/history.ts')).toEqual(['history', 'pages']);
  });

  test('look at what is around the pages when a page of the console changed', () => {
    expect(reached('packages/console/src/history/route.tsx')).toEqual(['history', 'routes', 'pages']);
  });

  test('are all of them when the file belongs to no area', () => {
    expect(reached('packages/ui/src/primitives/Button/Button.tsx')).toHaveLength(walks.length);
    expect(reached('tests/e2e/kit/enter.ts')).toHaveLength(walks.length);
  });

  test('are only the one that changed itself', () => {
    expect(reached('tests/e2e/history.spec.ts')).toEqual(['history']);
  });

  test('are none when no page is made of the file', () => {
    expect(reached('packages/ui/src/history/HistoryLogWidget.stories.tsx')).toEqual([]);
    expect(reached('docs/architecture.md')).toEqual([]);
  });

  test('each say what they lead through, by their name or in walkReach.ts', () => {
    expect(allWalks().filter((walk) => leadsThrough(walk) === null)).toEqual([]);
  });
});
