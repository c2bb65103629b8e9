import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookFolder } from '../../scripts/storybookServer.ts';

/** A story as named in Storybook's index. */
export interface StoryEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

const index = JSON.parse(readFileSync(path.join(storybookFolder(), 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry>;
};

const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** A play function uses Korean, and its story ends somewhere else than it starts. */
export const isStill = ({ tags }: StoryEntry) => !tags?.includes('play-fn');

/**
 * Whether a play function needs a desktop, such as for the columns of a table. On a phone, where the same list is shown
 * as cards, the story is shown as it starts.
 */
export const playsOnDesktop = ({ tags }: StoryEntry) => tags?.includes('plays-on-desktop') === true;

/** What people meet as a whole: the business areas, the dialogs and the frame. */
export const isArea = ({ title }: StoryEntry) => !/^(Foundation|Primitives)\//.test(title);

/** Whether a story never settles: it shows that something is loading. */
export const waitsForever = ({ tags }: StoryEntry) => tags?.includes('waits-forever') === true;

/** The stories of each component, in order. */
export const components = [...Map.groupBy(stories, ({ title }) => title)].map(([title, members]) => ({
  title,
  members,
}));

/** The tag `no-visual` leaves out a story whose screenshot says nothing. */
const withPictures = components.map(({ members }) => members.filter(({ tags }) => !tags?.includes('no-visual')));

const typical = new Set(withPictures.flatMap(([first]) => first?.id ?? []));
const still = new Set(withPictures.flatMap((members) => (members.find(isStill) ?? members[0])?.id ?? []));

/** Whether this is the typical story of its component, whose screenshots are compared: the first one. */
export const isTypical = ({ id }: StoryEntry) => typical.has(id);

/**
 * The tag `pictured` gives a story one screenshot, taken right after it was played: light, Korean, the whole page on
 * the screen it requests. It is for a story that shows what a row says about appearance and the typical story does not.
 */
export const isPictured = (story: StoryEntry) => !isTypical(story) && story.tags?.includes('pictured') === true;

/** Whether a component's room for words is checked in this story: its first without a play function, or its first. */
export const showsRoomForTexts = ({ id }: StoryEntry) => still.has(id);

/** The story with a title and a name. */
export function storyNamed(title: string, name?: string): StoryEntry {
  const found = stories.find((story) => story.title === title && (name === undefined || story.name === name));
  if (!found) throw new Error(`There is no story ${title} ${name ?? ''}.`);
  return found;
}

/** The ids in the file given by STORY_IDS, one per line; null when all stories are wanted. */
function wantedIds(): ReadonlySet<string> | null {
  const file = process.env['STORY_IDS'];
  return file ? new Set(readFileSync(file, 'utf8').split(/\s+/)) : null;
}

const wanted = wantedIds();

/** Whether this run includes a story. */
export const isWanted = ({ id }: StoryEntry) => wanted === null || wanted.has(id);
