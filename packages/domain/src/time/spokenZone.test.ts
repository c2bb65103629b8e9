import { expect, it } from 'vitest';
import { inZone, spokenZone } from './spokenZone.ts';

it.each([
  ['ko', 'Asia/Seoul', '한국 표준시'],
  ['en', 'Asia/Seoul', 'Korean Standard Time'],
  ['ja', 'Asia/Seoul', '韓国標準時'],
  ['ko', 'America/New_York', '미 동부 시간'],
  ['en', 'America/New_York', 'Eastern Time'],
  ['ja', 'Asia/Tokyo', '日本標準時'],
  ['ja', 'UTC', 'UTC'],
  ['ko', 'Etc/GMT+12', 'UTC-12:00'],
] as const)('in %s the zone %s is called %s', (language, zone, name) => expect(spokenZone(zone, language)).toBe(name));

it.each([
  ['ko', '09:00–12:00 (한국 표준시)'],
  ['en', '09:00–12:00 (Korean Standard Time)'],
  ['ja', '09:00–12:00（韓国標準時）'],
] as const)('in %s times are followed by their zone: %s', (language, words) =>
  expect(inZone('09:00–12:00', 'Asia/Seoul', language)).toBe(words),
);
