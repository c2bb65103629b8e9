// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly attached: string;
  readonly sign: string;
  readonly input: string;
  readonly clear: string;
};
export default classes;
