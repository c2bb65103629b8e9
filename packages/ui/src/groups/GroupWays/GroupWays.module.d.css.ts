// The address of the item; null for none.
declare const classes: {
  readonly ways: string;
};
export default classes;
