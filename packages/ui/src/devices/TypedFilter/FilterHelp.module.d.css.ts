// The address of the item; null for none.
declare const classes: {
  readonly examples: string;
  readonly example: string;
  readonly meaning: string;
  readonly hint: string;
  readonly filter: string;
};
export default classes;
