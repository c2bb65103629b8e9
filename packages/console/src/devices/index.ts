export { GroupsBeside } from './lazyViews.ts';
export { readListPreference } from './listPreference.ts';
export { TREE_FROM } from './listWidths.ts';
