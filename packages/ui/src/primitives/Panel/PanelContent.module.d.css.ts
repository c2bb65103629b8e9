// The address of the item; null for none.
declare const classes: {
  readonly outdated: string;
};
export default classes;
