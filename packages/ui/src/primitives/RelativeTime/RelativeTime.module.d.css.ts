// The address of the item; null for none.
declare const classes: {
  readonly time: string;
};
export default classes;
