// The address of the item; null for none.
declare const classes: {
  readonly nothing: string;
  readonly table: string;
};
export default classes;
