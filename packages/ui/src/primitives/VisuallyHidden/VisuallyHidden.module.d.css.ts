// The address of the item; null for none.
declare const classes: {
  readonly hidden: string;
};
export default classes;
