// The address of the item; null for none.
declare const classes: {
  readonly editor: string;
  readonly actions: string;
  readonly action: string;
  readonly saving: string;
  readonly note: string;
  readonly count: string;
  readonly past: string;
};
export default classes;
