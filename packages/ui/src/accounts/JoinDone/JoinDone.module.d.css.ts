// The address of the item; null for none.
declare const classes: {
  readonly words: string;
  readonly toLogin: string;
};
export default classes;
