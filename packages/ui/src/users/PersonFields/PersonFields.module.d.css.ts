// The address of the item; null for none.
declare const classes: {
  readonly value: string;
  readonly entry: string;
  readonly none: string;
};
export default classes;
