// The address of the item; null for none.
declare const classes: {
  readonly faults: string;
  readonly content: string;
  readonly hint: string;
};
export default classes;
