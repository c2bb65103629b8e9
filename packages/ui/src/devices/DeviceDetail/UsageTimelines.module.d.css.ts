// The address of the item; null for none.
declare const classes: {
  readonly nothing: string;
  readonly since: string;
};
export default classes;
