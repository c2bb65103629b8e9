// The address of the item; null for none.
declare const classes: {
  readonly recording: string;
  readonly head: string;
  readonly actions: string;
};
export default classes;
