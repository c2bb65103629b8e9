// The address of the item; null for none.
declare const classes: {
  readonly mail: string;
};
export default classes;
