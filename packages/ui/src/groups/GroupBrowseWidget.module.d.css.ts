// The address of the item; null for none.
declare const classes: {
  readonly groups: string;
};
export default classes;
