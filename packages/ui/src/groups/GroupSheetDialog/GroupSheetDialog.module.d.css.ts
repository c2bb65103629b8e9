// The address of the item; null for none.
declare const classes: {
  readonly content: string;
  readonly help: string;
  readonly hint: string;
};
export default classes;
