// The address of the item; null for none.
declare const classes: {
  readonly words: string;
  readonly name: string;
  readonly about: string;
};
export default classes;
