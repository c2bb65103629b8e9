// The address of the item; null for none.
declare const classes: {
  readonly message: string;
  readonly sign: string;
  readonly title: string;
  readonly hint: string;
  readonly actions: string;
};
export default classes;
