// The address of the item; null for none.
declare const classes: {
  readonly edited: string;
  readonly row: string;
  readonly tag: string;
  readonly count: string;
  readonly content: string;
  readonly hint: string;
  readonly list: string;
};
export default classes;
