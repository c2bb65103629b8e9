// The address of the item; null for none.
declare const classes: {
  readonly foot: string;
  readonly age: string;
};
export default classes;
