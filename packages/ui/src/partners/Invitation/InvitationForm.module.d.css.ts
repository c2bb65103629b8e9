// The address of the item; null for none.
declare const classes: {
  readonly form: string;
  readonly introduction: string;
};
export default classes;
