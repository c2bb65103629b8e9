// The address of the item; null for none.
declare const classes: {
  readonly groups: string;
  readonly head: string;
  readonly search: string;
  readonly tree: string;
};
export default classes;
