// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly sign: string;
  readonly note: string;
  readonly error: string;
  readonly count: string;
  readonly saved: string;
};
export default classes;
