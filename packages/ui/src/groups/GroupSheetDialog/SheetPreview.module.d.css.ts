// The address of the item; null for none.
declare const classes: {
  readonly head: string;
  readonly fault: string;
  readonly verdict: string;
};
export default classes;
