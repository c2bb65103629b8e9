// The address of the item; null for none.
declare const classes: {
  readonly activity: string;
};
export default classes;
