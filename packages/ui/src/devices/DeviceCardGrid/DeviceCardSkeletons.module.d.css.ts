// The address of the item; null for none.
declare const classes: {
  readonly beside: string;
  readonly mark: string;
  readonly title: string;
  readonly naming: string;
  readonly act: string;
};
export default classes;
