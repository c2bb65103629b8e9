// The address of the item; null for none.
declare const classes: {
  readonly head: string;
  readonly title: string;
  readonly tree: string;
};
export default classes;
