// The address of the item; null for none.
declare const classes: {
  readonly reveal: string;
  readonly counter: string;
  readonly past: string;
};
export default classes;
