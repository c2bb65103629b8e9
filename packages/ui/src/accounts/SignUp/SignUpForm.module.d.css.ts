// The address of the item; null for none.
declare const classes: {
  readonly form: string;
};
export default classes;
