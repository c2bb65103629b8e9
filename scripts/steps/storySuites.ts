/** The suites that test stories. */
import type { Step } from './step.ts';
import { playwright } from './suites.ts';

/** How the stories are tested. */
export interface StoryRun {
  /** Arguments for Playwright, such as `--grep` with a title, or `--update-snapshots=all` for new screenshots. */
  readonly words?: readonly string[];
  /** A file with the ids of the wanted stories, one per line; all stories without it. */
  readonly idsFile?: string;
  /** The longest time, in milliseconds, that requests and answers are delayed, each by a time of its own. */
  readonly answersLate?: number;
}

const variables = ({ idsFile, answersLate }: StoryRun): NodeJS.ProcessEnv => ({
  ...(idsFile === undefined ? {} : { STORY_IDS: idsFile }),
  ...(answersLate === undefined ? {} : { STORY_ANSWERS_LATE: String(answersLate) }),
});

/** Each story opened once: played, checked with axe, and compared with its screenshots. */
export const stories = ({ words = [], ...run }: StoryRun = {}): Step => ({
  name: 'stories',
  report: 'stories',
  share: 'half',
  needs: ['build storybook'],
  run: (session) => playwright(session, 'stories', words, variables(run)),
});

/** The widgets that portals embed, each story played once on React 18.3, which the packages also support. */
export const widgetsOnReact18 = ({ words = [], ...run }: StoryRun = {}): Step => ({
  name: 'widgets on React 18',
  report: 'react18',
  share: 'half',
  needs: ['build widgets on React 18'],
  run: (session) => playwright(session, 'react18', words, variables(run)),
});
