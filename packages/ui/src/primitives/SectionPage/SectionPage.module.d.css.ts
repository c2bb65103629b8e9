// The address of the item; null for none.
declare const classes: {
  readonly page: string;
  readonly wide: string;
  readonly form: string;
  readonly description: string;
  readonly content: string;
};
export default classes;
