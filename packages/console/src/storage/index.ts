export { browserStorage, keysOf, type KeyValueStore, tryStore } from './browserStorage.ts';
export { preferenceCookie, readCookie } from './cookies.ts';
export { STORAGE_KEYS } from './storageKeys.ts';
