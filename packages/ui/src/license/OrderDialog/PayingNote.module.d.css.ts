// The address of the item; null for none.
declare const classes: {
  readonly paying: string;
  readonly title: string;
  readonly hint: string;
};
export default classes;
