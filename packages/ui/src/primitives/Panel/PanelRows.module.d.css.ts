// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly list: string;
  readonly item: string;
  readonly words: string;
  readonly title: string;
  readonly line: string;
  readonly aside: string;
  readonly actions: string;
};
export default classes;
