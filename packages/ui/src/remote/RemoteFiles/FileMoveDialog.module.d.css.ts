// The address of the item; null for none.
declare const classes: {
  readonly tree: string;
  readonly target: string;
};
export default classes;
