// Generated from the style sheet by `npm run generate`. Do not edit.
export {};
