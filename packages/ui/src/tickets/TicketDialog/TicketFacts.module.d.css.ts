// The address of the item; null for none.
declare const classes: {
  readonly worker: string;
  readonly head: string;
};
export default classes;
