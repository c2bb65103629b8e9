// The address of the item; null for none.
declare const classes: {
  readonly swatch: string;
};
export default classes;
