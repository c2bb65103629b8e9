import type { TextsOf } from '../areas.ts';

/** English texts of notices. */
export const notices: TextsOf<'notices'> = {
  title: 'Notices',
  empty: 'No notices yet',
  skip: 'Don’t show this again',
  readMore: 'Read more',
  readMoreOf: 'Read more: {{title}}',
  toList: 'All notices',
  listFailed: 'The notices could not be loaded',
  write: 'Write a notice',
  edit: 'Edit',
  editTitle: 'Edit this notice',
  writeTitle: 'New notice',
  languages: 'Language of the notice',
  titleField: 'Title',
  contentField: 'Content (HTML)',
  contentHint: 'Safe HTML such as headings, lists, tables and links is kept; everything else is removed on publishing.',
  languageHint: 'If you leave this empty, readers of this language see the Korean notice.',
  unfinished: 'Something is missing in the {{language}} notice.',
  lastDay: 'Show popup until',
  lastDayHint: 'Until then the notice pops up after login. With a past day it only appears in the list.',
  publish: 'Publish',
  published: 'Notice published.',
  changed: 'Notice saved.',
  removed: 'Notice deleted.',
};
