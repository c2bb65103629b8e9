// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly inBar: string;
  readonly measured: string;
  readonly inList: string;
  readonly inDrawer: string;
};
export default classes;
