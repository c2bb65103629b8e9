// The address of the item; null for none.
declare const classes: {
  readonly note: string;
  readonly quiet: string;
  readonly warning: string;
  readonly icon: string;
  readonly words: string;
  readonly retry: string;
};
export default classes;
