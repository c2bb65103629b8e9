// The address of the item; null for none.
declare const classes: {
  readonly error: string;
  readonly times: string;
};
export default classes;
