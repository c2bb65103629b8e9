// The address of the item; null for none.
declare const classes: {
  readonly window: string;
  readonly views: string;
  readonly nothing: string;
  readonly handle: string;
};
export default classes;
