/** Every step of `npm test`, by its name on the command line. */
import { bundleFaults, countPages, readBundleReport } from '../checks/bundle.ts';
import { fileNameFaults } from '../checks/fileNames.ts';
import { importFaults } from '../checks/imports.ts';
import { layerFaultsOf, packageNames } from '../checks/layers.ts';
import { publishedFaults } from '../checks/published.ts';
import { reactFormFaults } from '../checks/reactForms.ts';
import { styleDirectionFaults } from '../checks/styleDirections.ts';
import { styleTokenFaults } from '../checks/styleTokens.ts';
import { textFaults } from '../checks/texts.ts';
import { wordFaults } from '../checks/words.ts';
import { finding, type Step } from './step.ts';
import { stories, widgetsOnReact18 } from './storySuites.ts';
import { api, endToEnd, unit, unitScripts } from './suites.ts';

const PACKAGES = ['domain', 'texts', 'api-client', 'ui', 'console', 'agent', 'server'];

/** What is built once, for every step that needs it. */
const BUILDS: readonly Step[] = [
  { name: 'build', run: ({ command }) => command('turbo', ['run', 'build', '--output-logs=errors-only']) },
  { name: 'build storybook', run: ({ command }) => command('npm', ['run', '--silent', 'build-storybook']) },
  {
    name: 'build widgets on React 18',
    run: ({ command }) => command('npm', ['run', '--silent', 'build-storybook-react18']),
  },
];

/** What each page of the built console loads. */
export const bundleCheck = finding(
  'areas of the bundle',
  () => {
    const report = readBundleReport();
    return countPages(report) === 0 ? ['The bundle has no page.'] : bundleFaults(report);
  },
  ['build'],
);

/** What npm packs of the built packages: no tests or stories, and entries that consumers can resolve. */
const publishedCheck = finding('published packages', publishedFaults, ['build']);

/** Our own checks, which read all sources in a moment. */
export const ownChecks: readonly Step[] = [
  finding('imports between packages', importFaults),
  finding('imports between areas', () => layerFaultsOf(packageNames())),
  finding('file names', fileNameFaults),
  finding('texts in use', textFaults),
  finding('words of the texts', wordFaults),
  finding('forms of React 18', reactFormFaults),
  finding('values that are tokens', styleTokenFaults),
  finding('styles in both directions', styleDirectionFaults),
  { name: 'proofs that can fail', run: ({ command }) => command('node', ['scripts/checks/proofs.ts']) },
];

/** What a package generates must match its sources. */
const fresh = (what: string, name: string): Step => ({
  name: `${what} are fresh`,
  run: ({ command }) =>
    command('node', ['--conditions=@remote-console/source', `packages/${name}/scripts/generate.ts`, '--check']),
});

/** The types of a package's style sheets must match their rules. */
const freshStyles = (name: string): Step => ({
  name: `styles of ${name} are fresh`,
  run: ({ command }) => command('node', [`packages/${name}/scripts/generate.ts`, '--check']),
});

/** The steps of each name, without the builds they need. */
export function stepGroups({ update }: { readonly update: boolean }): Readonly<Record<string, readonly Step[]>> {
  return {
    generated: [
      fresh('generated files', 'api-client'),
      fresh('compiled texts', 'texts'),
      ...['ui', 'console'].map(freshStyles),
    ],
    lint: [
      { name: 'format', run: ({ command }) => command('oxfmt', ['--check', '.']) },
      { name: 'lint', run: ({ command }) => command('oxlint', ['--type-aware', '--deny-warnings']) },
      ...ownChecks,
      { name: 'unused code', run: ({ command }) => command('knip', ['--no-progress']) },
      publishedCheck,
    ],
    types: [
      {
        name: 'types',
        needs: ['build'],
        run: ({ command }) => command('turbo', ['run', 'typecheck', '--output-logs=errors-only']),
      },
      { name: 'examples of the documents', run: ({ command }) => command('node', ['scripts/checks/examples.ts']) },
    ],
    unit: [unitScripts(), ...PACKAGES.map((name) => unit(name)), api('sqlite'), api('postgres')],
    stories: [stories({ words: update ? ['--update-snapshots=changed'] : [] }), widgetsOnReact18()],
    e2e: [bundleCheck, endToEnd()],
  };
}

/** Steps, preceded by the builds that they need. */
export function withBuilds(steps: readonly Step[]): Step[] {
  const needed = new Set(steps.flatMap(({ needs }) => needs ?? []));
  return [...BUILDS.filter(({ name }) => needed.has(name)), ...steps];
}
