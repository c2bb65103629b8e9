// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly row: string;
  readonly label: string;
  readonly control: string;
  readonly state: string;
  readonly note: string;
  readonly wrong: string;
};
export default classes;
