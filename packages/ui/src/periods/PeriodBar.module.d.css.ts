// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly period: string;
  readonly moment: string;
  readonly now: string;
  readonly track: string;
  readonly share: string;
  readonly wanted: string;
  readonly given: string;
  readonly void: string;
  readonly mark: string;
  readonly times: string;
};
export default classes;
