// The address of the item; null for none.
declare const classes: {
  readonly sign: string;
  readonly chip: string;
  readonly online: string;
  readonly warn: string;
  readonly error: string;
  readonly info: string;
  readonly offline: string;
  readonly unknown: string;
};
export default classes;
