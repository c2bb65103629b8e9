// The address of the item; null for none.
declare const classes: {
  readonly columns: string;
  readonly words: string;
};
export default classes;
