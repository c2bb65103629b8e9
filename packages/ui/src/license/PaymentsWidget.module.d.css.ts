// The address of the item; null for none.
declare const classes: {
  readonly payer: string;
};
export default classes;
