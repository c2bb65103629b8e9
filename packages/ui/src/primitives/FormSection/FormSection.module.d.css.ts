// Generated from the style sheet by `npm run generate`. Do not edit.
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
