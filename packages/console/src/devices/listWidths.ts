/** Screens with room for the tree beside the list. */
export const TREE_FROM = '(min-width: 900px)';
