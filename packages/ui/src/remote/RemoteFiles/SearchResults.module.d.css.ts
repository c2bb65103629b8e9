// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly item: string;
  readonly words: string;
  readonly name: string;
  readonly place: string;
  readonly detail: string;
  readonly results: string;
  readonly state: string;
  readonly scroll: string;
  readonly list: string;
  readonly more: string;
};
export default classes;
