// The address of the item; null for none.
declare const classes: {
  readonly choice: string;
  readonly sign: string;
  readonly words: string;
  readonly title: string;
  readonly hint: string;
  readonly chevron: string;
  readonly introduction: string;
  readonly list: string;
};
export default classes;
