// The address of the item; null for none.
declare const classes: {
  readonly error: string;
  readonly belowText: string;
};
export default classes;
