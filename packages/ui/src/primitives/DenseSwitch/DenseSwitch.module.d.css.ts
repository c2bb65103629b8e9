// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly switch: string;
};
export default classes;
