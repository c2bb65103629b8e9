// The address of the item; null for none.
declare const classes: {
  readonly progress: string;
  readonly hint: string;
};
export default classes;
