// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly control: string;
  readonly label: string;
  readonly required: string;
  readonly note: string;
  readonly wrong: string;
  readonly rule: string;
  readonly row: string;
};
export default classes;
