export * from './HiddenText/index.ts';
