// The address of the item; null for none.
declare const classes: {
  readonly own: string;
  readonly versions: string;
};
export default classes;
