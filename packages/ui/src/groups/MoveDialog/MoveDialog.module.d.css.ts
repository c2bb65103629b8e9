// The address of the item; null for none.
declare const classes: {
  readonly from: string;
};
export default classes;
