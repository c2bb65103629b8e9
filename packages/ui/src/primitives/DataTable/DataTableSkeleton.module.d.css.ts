// The address of the item; null for none.
declare const classes: {
  readonly cards: string;
  readonly surface: string;
  readonly card: string;
  readonly row: string;
  readonly cell: string;
};
export default classes;
