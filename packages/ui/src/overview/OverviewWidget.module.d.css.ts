// The address of the item; null for none.
declare const classes: {
  readonly row: string;
  readonly wideAndNarrow: string;
  readonly halves: string;
  readonly overview: string;
};
export default classes;
