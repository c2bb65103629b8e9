// The address of the item; null for none.
declare const classes: {
  readonly surface: string;
};
export default classes;
