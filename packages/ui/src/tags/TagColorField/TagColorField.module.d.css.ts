// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly swatch: string;
  readonly input: string;
  readonly large: string;
  readonly chosen: string;
};
export default classes;
