// The address of the item; null for none.
declare const classes: {
  readonly content: string;
  readonly progress: string;
  readonly entries: string;
};
export default classes;
