// The address of the item; null for none.
declare const classes: {
  readonly title: string;
  readonly hint: string;
  readonly form: string;
};
export default classes;
