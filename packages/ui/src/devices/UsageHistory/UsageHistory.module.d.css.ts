// The address of the item; null for none.
declare const classes: {
  readonly measure: string;
  readonly name: string;
  readonly table: string;
};
export default classes;
