// The address of the item; null for none.
declare const classes: {
  readonly error: string;
  readonly hint: string;
};
export default classes;
