// The address of the item; null for none.
declare const classes: {
  readonly words: string;
  readonly fault: string;
  readonly excerpt: string;
};
export default classes;
