// The address of the item; null for none.
declare const classes: {
  readonly device: string;
  readonly person: string;
  readonly personId: string;
  readonly actions: string;
};
export default classes;
