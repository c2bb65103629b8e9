// The address of the item; null for none.
declare const classes: {
  readonly form: string;
  readonly fields: string;
  readonly actions: string;
  readonly hint: string;
};
export default classes;
