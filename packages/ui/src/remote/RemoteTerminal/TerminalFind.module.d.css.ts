// The address of the item; null for none.
declare const classes: {
  readonly find: string;
  readonly words: string;
  readonly count: string;
  readonly choice: string;
};
export default classes;
