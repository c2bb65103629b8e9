// The address of the item; null for none.
declare const classes: {
  readonly files: string;
  readonly body: string;
  readonly main: string;
  readonly content: string;
};
export default classes;
