// The address of the item; null for none.
declare const classes: {
  readonly panel: string;
  readonly head: string;
  readonly title: string;
  readonly note: string;
  readonly actions: string;
  readonly content: string;
  readonly padded: string;
};
export default classes;
