// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly label: string;
  readonly form: string;
};
export default classes;
