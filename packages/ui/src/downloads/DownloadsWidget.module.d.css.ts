// The address of the item; null for none.
declare const classes: {
  readonly help: string;
  readonly card: string;
  readonly questions: string;
  readonly description: string;
};
export default classes;
