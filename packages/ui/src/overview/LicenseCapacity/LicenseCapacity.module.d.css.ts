// The address of the item; null for none.
declare const classes: {
  readonly warning: string;
  readonly warn: string;
  readonly error: string;
  readonly sign: string;
  readonly hint: string;
  readonly capacity: string;
  readonly figure: string;
  readonly amount: string;
};
export default classes;
