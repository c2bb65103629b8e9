// The address of the item; null for none.
declare const classes: {
  readonly line: string;
  readonly along: string;
};
export default classes;
