// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly list: string;
  readonly item: string;
  readonly about: string;
  readonly name: string;
  readonly sharing: string;
  readonly missing: string;
  readonly actions: string;
};
export default classes;
