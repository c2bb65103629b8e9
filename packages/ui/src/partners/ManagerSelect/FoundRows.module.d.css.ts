// The address of the item; null for none.
declare const classes: {
  readonly frame: string;
};
export default classes;
