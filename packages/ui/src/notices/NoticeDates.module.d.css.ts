// The address of the item; null for none.
declare const classes: {
  readonly dates: string;
};
export default classes;
