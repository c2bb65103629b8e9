import type { TextsOf } from '../areas.ts';

/** English texts of notices. */
export const notices: TextsOf<'notices'> = {
  title: 'Notices',
  empty: 'No notices yet',
  emptyHint: 'News about the service appears here.',
  skip: 'Don’t show this again',
  readMore: 'Read more',
  readMoreOf: 'Read more: {{title}}',
  openNotice: 'Open notice',
  openNoticeOf: 'Open notice: {{title}}',
  posted: 'Posted',
  toList: 'All notices',
  listFailed: 'Notices couldn’t be loaded',
  write: 'Write notice',
  edit: 'Edit',
  editTitle: 'Edit notice',
  writeTitle: 'New notice',
  languages: 'Notice language',
  titleField: 'Title',
  contentField: 'Content (HTML)',
  contentHint:
    'Safe HTML such as headings, lists, tables and links is kept. Everything else is removed when you publish.',
  languageHint: 'Leave blank to show readers of this language the Korean notice.',
  unfinished: 'The {{language}} notice is incomplete. Enter its title and content.',
  lastDay: 'Show popup until',
  lastDayHint: 'Until this date the notice pops up after login. With a past date it appears only in the list.',
  publish: 'Publish',
  published: 'Notice published.',
  changed: 'Notice saved.',
  removed: 'Notice deleted.',
};
