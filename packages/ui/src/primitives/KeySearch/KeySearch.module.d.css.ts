// The address of the item; null for none.
declare const classes: {
  readonly search: string;
  readonly fields: string;
  readonly start: string;
};
export default classes;
