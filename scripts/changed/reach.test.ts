import { describe, expect, test } from 'vitest';
import type { BundleReport } from '../../packages/console/scripts/bundleReport.ts';
import { areasLoading, FRAME } from './bundleReach.ts';
import { consoleTestsElsewhere } from './consoleReach.ts';
import { type ModuleStats, storiesReached, type StoryIndex } from './storyReach.ts';
import { allWalks, areasReached, leadsThrough, mayReachPages, walksReached } from './walkReach.ts';

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

const page = (area: string) => `packages/console/src/${area}/route.tsx`;

/** A console of three pages. The list and its groups share a file, the frame opens a dialog, and so does the list. */
const bundle: BundleReport = {
  'index.js': {
    imports: ['basics.js'],
    loadedBy: [],
    modules: ['packages/console/src/main.tsx', 'packages/console/src/app/pages.ts', 'packages/ui/src/devices/later.ts'],
  },
  'basics.js': { imports: [], loadedBy: [], modules: ['packages/ui/src/primitives/Button/Button.tsx'] },
  'frame.js': {
    imports: ['basics.js'],
    loadedBy: ['packages/console/src/app/pages.ts'],
    modules: [
      'packages/console/src/app/FrameLayout.tsx',
      'packages/console/src/frame/NoticePopup.tsx',
      'packages/ui/src/notices/NoticeBell.tsx',
    ],
  },
  'devices.js': {
    imports: ['shared.js'],
    loadedBy: ['packages/console/src/app/pages.ts'],
    modules: [page('devices')],
  },
  'groups.js': {
    imports: ['shared.js'],
    loadedBy: ['packages/console/src/app/pages.ts'],
    modules: [page('groups')],
  },
  'history.js': {
    imports: ['basics.js'],
    loadedBy: ['packages/console/src/app/pages.ts'],
    modules: [page('history'), 'packages/ui/src/history/HistoryLogWidget.tsx', 'packages/domain/src/history/log.ts'],
  },
  'shared.js': { imports: [], loadedBy: [], modules: ['packages/ui/src/groups/GroupName.tsx'] },
  'tree.js': {
    imports: ['shared.js'],
    loadedBy: ['packages/console/src/app/pages.ts'],
    modules: ['packages/ui/src/groups/GroupTree.tsx'],
  },
  'command.js': {
    imports: [],
    loadedBy: ['packages/console/src/devices/route.tsx'],
    modules: ['packages/ui/src/devices/CommandDialog.tsx'],
  },
  'first.js': {
    imports: [],
    loadedBy: ['packages/ui/src/devices/later.ts'],
    modules: ['packages/ui/src/downloads/FirstDevice.tsx'],
  },
  'notice.js': {
    imports: [],
    loadedBy: ['packages/console/src/frame/NoticePopup.tsx'],
    modules: ['packages/ui/src/notices/NoticeDialog.tsx'],
  },
};

describe('the areas whose pages load a module', () => {
  const loading = (module: string) => areasLoading(module, bundle);

  test('are those of the pages whose files hold or share it', () => {
    expect(loading('packages/ui/src/history/HistoryLogWidget.tsx')).toEqual(new Set(['history']));
    expect(loading('packages/ui/src/groups/GroupName.tsx')).toEqual(new Set(['devices', 'groups']));
  });

  test('are those of the pages that load it later', () => {
    expect(loading('packages/ui/src/devices/CommandDialog.tsx')).toEqual(new Set(['devices']));
    expect(loading('packages/ui/src/groups/GroupTree.tsx')).toEqual(new Set(['groups']));
    expect(loading('packages/ui/src/downloads/FirstDevice.tsx')).toEqual(new Set(['devices']));
  });

  test('are the frame when it opens from there', () => {
    expect(loading('packages/ui/src/notices/NoticeDialog.tsx')).toEqual(new Set([FRAME]));
  });

  test('are all when the frame or the start needs it, and when the bundle does not hold it', () => {
    expect(loading('packages/ui/src/notices/NoticeBell.tsx')).toBeNull();
    expect(loading('packages/ui/src/primitives/Button/Button.tsx')).toBeNull();
    expect(loading('packages/ui/src/gone.tsx')).toBeNull();
  });
});

describe('the end-to-end tests that a change reaches', () => {
  const walks = ['groups', 'commands', 'history', 'routes', 'pages'].map((name) => `tests/e2e/${name}.spec.ts`);
  const reached = (file: string) =>
    walksReached([file], areasReached([file], bundle), walks).map((walk) => walk.slice('tests/e2e/'.length, -8));

  test('open the pages that load it', () => {
    expect(reached('packages/ui/src/history/HistoryLogWidget.tsx')).toEqual(['history', 'pages']);
    expect(reached('packages/ui/src/groups/GroupName.tsx')).toEqual(['groups', 'commands', 'pages']);
    expect(reached('packages/ui/src/notices/NoticeDialog.tsx')).toEqual(['routes', 'pages']);
  });

  test('open pages of its area, and of those that may load its code, when the bundle says nothing of it', () => {
    expect(reached('packages/server/src/devices/deviceList.ts')).toEqual(['groups', 'commands', 'pages']);
    expect(reached('packages/texts/messages/en/history.json')).toEqual(['history', 'pages']);
    expect(reached('packages/texts/src/catalog/generated/en/history.ts')).toEqual(['history', 'pages']);
  });

  test('are those of the server too when a rule changed', () => {
    expect(reached('packages/domain/src/history/log.ts')).toEqual(['history', 'pages']);
  });

  test('look at what is around the pages when a page of the console changed', () => {
    expect(reached('packages/console/src/history/route.tsx')).toEqual(['history', 'routes', 'pages']);
  });

  test('are all of them when every page needs it, or when it belongs to no area', () => {
    expect(reached('packages/ui/src/primitives/Button/Button.tsx')).toHaveLength(walks.length);
    expect(reached('packages/server/src/database/dialect.ts')).toHaveLength(walks.length);
    expect(reached('tests/e2e/kit/enter.ts')).toHaveLength(walks.length);
  });

  test('are only the one that changed itself', () => {
    expect(reached('tests/e2e/history.spec.ts')).toEqual(['history']);
  });

  test('are none when no page is made of the file', () => {
    expect(reached('packages/ui/src/history/HistoryLogWidget.stories.tsx')).toEqual([]);
    expect(reached('docs/architecture.md')).toEqual([]);
    expect(mayReachPages(['docs/architecture.md'])).toBe(false);
  });

  test('each say what they lead through, by their name or in walkReach.ts', () => {
    expect(allWalks().filter((walk) => leadsThrough(walk) === null)).toEqual([]);
  });
});

describe('the tests of the console that a change cannot reach', () => {
  const folders = ['devices', 'history', 'frame', 'routes'];

  test('are those of other areas, and of what is around the pages unless that is reached', () => {
    expect(consoleTestsElsewhere(new Set(['history']), folders)).toEqual([
      'src/devices/**',
      'src/frame/**',
      'src/routes/**',
    ]);
    expect(consoleTestsElsewhere(new Set(['history', FRAME]), folders)).toEqual(['src/devices/**']);
  });

  test('are none when every page is reached', () => {
    expect(consoleTestsElsewhere(null, folders)).toEqual([]);
  });
});
