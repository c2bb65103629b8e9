export { addTagsOfAgent } from './addTagsOfAgent.ts';
export { tagsOfDevices } from './deviceTags.ts';
export { tagsOperations } from './operations.ts';
