// The address of the item; null for none.
declare const classes: {
  readonly shortcuts: string;
  readonly working: string;
  readonly off: string;
  readonly keys: string;
};
export default classes;
