// The address of the item; null for none.
declare const classes: {
  readonly count: string;
  readonly hint: string;
};
export default classes;
