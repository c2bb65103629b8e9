// The address of the item; null for none.
declare const classes: {
  readonly excerpt: string;
  readonly cut: string;
  readonly content: string;
  readonly more: string;
};
export default classes;
