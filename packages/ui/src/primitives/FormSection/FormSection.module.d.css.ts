// The address of the item; null for none.
declare const classes: {
  readonly section: string;
  readonly head: string;
  readonly words: string;
  readonly title: string;
  readonly description: string;
  readonly rows: string;
  readonly actions: string;
};
export default classes;
