// The address of the item; null for none.
declare const classes: {
  readonly name: string;
  readonly value: string;
  readonly card: string;
  readonly title: string;
  readonly line: string;
};
export default classes;
