// The address of the item; null for none.
declare const classes: {
  readonly toolbar: string;
  readonly search: string;
  readonly hiddenFiles: string;
};
export default classes;
