// The address of the item; null for none.
declare const classes: {
  readonly simulated: string;
  readonly used: string;
  readonly marked: string;
  readonly unmarked: string;
  readonly note: string;
  readonly late: string;
};
export default classes;
