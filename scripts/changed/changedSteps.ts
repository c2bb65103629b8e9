/** The steps that a change can make fail, each with the tests that the change can affect. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS, ROOT } from '../reports/folder.ts';
import type { Step } from '../steps/step.ts';
import { bundleCheck, ownChecks } from '../steps/steps.ts';
import { stories, widgetsOnReact18 } from '../steps/storySuites.ts';
import { endToEnd, unitScripts, vitest } from '../steps/suites.ts';
import { readBundleApart } from '../checks/bundle.ts';
import { isTestFile } from '../workspace/files.ts';
import { consoleTestsElsewhere } from './consoleReach.ts';
import { packageDependencies } from '../workspace/packages.ts';
import type { Change } from './changes.ts';
import { readStoriesReached } from './storyReach.ts';
import { allWalks, areasReached, mayReachPages, walksReached } from './walkReach.ts';

const CODE = /\.(?:ts|tsx|mjs|js)$/;
/** What tests do not import, but read or are set up by: every test of the package may depend on it. */
const NO_MODULE = /(?:\.config\.ts|package\.json|tsconfig[^/]*\.json|messages\/.+\.json|\.ya?ml|\.tsv|\.sql)$/;
const IN_STORIES = /^(?:packages\/(?:ui|console|domain|texts|api-client)|\.storybook|tests\/stories|public)\//;
const IN_WIDGETS = /^(?:packages\/(?:ui|domain|texts|api-client)|\.storybook|tests\/react18)\//;

/** Folder of the reports of partial runs, which prove no row. */
export const PARTIAL_REPORTS = path.join(REPORTS, 'partial');

/** The changed files that a package consists of: its own, and those of packages below it that are not tests. */
function filesOf(packageName: string, { files }: Change): string[] {
  const below = [...(packageDependencies().get(packageName) ?? [])];
  return files.filter(
    (file) =>
      file.startsWith(`packages/${packageName}/`) ||
      (!isTestFile(file) && below.some((name) => file.startsWith(`packages/${name}/`))),
  );
}

/** The tests of a package that import a changed file, or all of them where imports do not show it. */
function relatedTests(packageName: string, change: Change, project: string | null): Step[] {
  const files = filesOf(packageName, change);
  if (files.length === 0) return [];
  const isWhole = files.some((file) => NO_MODULE.test(file));
  const kind = project === null || project === 'unit' ? 'unit' : 'api';
  const words = [
    ...(isWhole ? ['run'] : ['related', ...files.map((file) => path.join(ROOT, file)), '--run']),
    ...(project === null ? [] : ['--project', project]),
    '--passWithNoTests',
  ];
  const isOfPages = packageName === 'console' && !isWhole;
  return [
    {
      name: kind === 'unit' ? `unit ${packageName}` : `api ${project}`,
      report: kind === 'unit' ? `unit-${packageName}` : `api-${project}`,
      ...(isOfPages ? { needs: ['build'] } : {}),
      run: (session) => {
        const elsewhere = isOfPages ? consoleTestsElsewhere(areasReached(files, readBundleApart())) : [];
        return vitest(session, `packages/${packageName}`, [
          ...words,
          ...elsewhere.flatMap((glob) => ['--exclude', glob]),
        ]);
      },
    },
  ];
}

function storySteps({ files }: Change): Step[] {
  if (!files.some((file) => IN_STORIES.test(file) && !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'))) {
    return [];
  }
  return [
    {
      ...stories(),
      run: (session) => {
        const ids = readStoriesReached(files);
        session.say(`The change reaches ${ids.length} stories.`);
        if (ids.length === 0) return true;
        const list = path.join(path.dirname(session.report), 'stories.txt');
        writeFileSync(list, ids.join('\n'));
        return stories({ idsFile: list }).run(session);
      },
    },
  ];
}

/** The embedded widgets: for a change to their code, the stories that it affects. */
function widgetSteps({ files }: Change): Step[] {
  const reaching = files.filter((file) => IN_WIDGETS.test(file) && !file.endsWith('.test.ts'));
  if (reaching.length === 0) return [];
  // How the widgets are shown is the same for all of them.
  if (reaching.some((file) => !file.startsWith('packages/'))) return [widgetsOnReact18()];
  return [
    {
      ...widgetsOnReact18(),
      needs: ['build storybook', 'build widgets on React 18'],
      run: (session) => {
        const list = path.join(path.dirname(session.report), 'widgets.txt');
        writeFileSync(list, readStoriesReached(files).join('\n'));
        // Perhaps only console pages are affected.
        return widgetsOnReact18({ idsFile: list, words: ['--pass-with-no-tests'] }).run(session);
      },
    },
  ];
}

/** The environment variable that says which areas' pages are checked by the tests of every page; without it, all. */
const REACHED_AREAS = 'REACHED_AREAS';

function walkSteps({ files }: Change): Step[] {
  if (!mayReachPages(files)) return [];
  return [
    bundleCheck,
    {
      ...endToEnd(),
      run: (session) => {
        const areas = areasReached(files, readBundleApart());
        const walks = walksReached(files, areas, allWalks());
        session.say(`The change reaches ${walks.length} files of end-to-end tests.`);
        if (walks.length === 0) return true;
        return endToEnd(walks, areas ? { [REACHED_AREAS]: [...areas].join(' ') } : {}).run(session);
      },
    },
  ];
}

function lintSteps({ files }: Change): Step[] {
  const present = files.filter((file) => existsSync(path.join(ROOT, file)));
  const code = present.filter((file) => CODE.test(file));
  return [
    ...(present.length === 0
      ? []
      : [
          {
            name: 'format',
            run: ({ command }) => command('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...present]),
          } satisfies Step,
        ]),
    ...(code.length === 0
      ? []
      : [
          {
            name: 'lint',
            run: ({ command }) => command('oxlint', ['--type-aware', '--deny-warnings', ...code]),
          } satisfies Step,
        ]),
    ...ownChecks,
  ];
}

/** Every step that a change can make fail. */
export function changedSteps(change: Change): Step[] {
  const { files, packages, base } = change;
  const types: Step = {
    name: 'types',
    needs: ['build'],
    run: ({ command }) =>
      command('turbo', ['run', 'typecheck', '--affected', '--output-logs=errors-only'], {
        env: { TURBO_SCM_BASE: base },
      }),
  };
  return [
    ...lintSteps(change),
    ...(files.some((file) => CODE.test(file)) ? [types] : []),
    ...(files.some((file) => file.startsWith('scripts/')) ? [unitScripts()] : []),
    ...packages.flatMap((name) =>
      (name === 'server' ? ['unit', 'sqlite', 'postgres'] : [null]).flatMap((project) =>
        relatedTests(name, change, project),
      ),
    ),
    ...storySteps(change),
    ...widgetSteps(change),
    ...walkSteps(change),
  ];
}
