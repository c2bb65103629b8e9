// Generated from the style sheet by `npm run generate`. Do not edit.
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
