// The address of the item; null for none.
declare const classes: {
  readonly tile: string;
  readonly selected: string;
  readonly head: string;
  readonly room: string;
  readonly words: string;
  readonly foot: string;
  readonly counts: string;
  readonly list: string;
};
export default classes;
