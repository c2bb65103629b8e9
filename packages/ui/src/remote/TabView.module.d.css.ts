// The address of the item; null for none.
declare const classes: {
  readonly opening: string;
};
export default classes;
