// The address of the item; null for none.
declare const classes: {
  readonly words: string;
};
export default classes;
