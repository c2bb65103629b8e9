// The address of the item; null for none.
declare const classes: {
  readonly hint: string;
  readonly label: string;
  readonly said: string;
};
export default classes;
