import {
  ALIAS_LIMIT,
  checkAlias,
  checkGroupName,
  checkMemo,
  countCharacters,
  GROUP_NAME_LIMIT,
} from '@remote-console/domain';
import { contract } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { fleetPlan, groupPaths, LATEST_AGENT_VERSION } from './fleetPlan.ts';
import { CAFE_FLEET, RETAIL_FLEET } from './fleets.ts';
import { DEMO_NOTICES } from './notices.ts';
import { USER_GROUPS } from './people.ts';
import { CAFE_SITES, OWN_COMPUTER_GROUP, RETAIL_NEWCOMERS, RETAIL_SITES } from './sites.ts';

const retail = RETAIL_FLEET.plan;
const all = [...retail, ...CAFE_FLEET.plan];
const paths = groupPaths(RETAIL_SITES);
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the groups of the demo', () => {
  it('are thirty with the default group, and below each other', () => {
    expect(paths.length + 1).toBe(30);
    expect(Math.max(...paths.map((path) => path.length))).toBe(3);
  });

  it('have names that a person could have given them', () => {
    for (const sites of [RETAIL_SITES, CAFE_SITES]) {
      const all = groupPaths(sites);
      for (const path of all) {
        const name = path.at(-1) ?? '';
        const siblings = all.filter(
          (other) => other !== path && other.slice(0, -1).join() === path.slice(0, -1).join(),
        );
        expect(
          checkGroupName(
            name,
            siblings.map((sibling) => sibling.at(-1) ?? ''),
          ),
        ).toBeNull();
        expect(countCharacters(name)).toBeLessThanOrEqual(GROUP_NAME_LIMIT);
      }
    }
  });

  it('hold the group of this computer and those of the user', () => {
    expect(paths.filter((path) => path.at(-1) === OWN_COMPUTER_GROUP)).toHaveLength(1);
    for (const path of USER_GROUPS) expect(paths).toContainEqual(path);
  });
});

describe('the devices of the demo', () => {
  it('are about 240 in the first company, and a handful in the second', () => {
    expect(retail.length).toBeGreaterThanOrEqual(230);
    expect(retail.length).toBeLessThanOrEqual(250);
    expect(CAFE_FLEET.plan).toHaveLength(6);
  });

  it('are the same whenever they are planned', () => {
    expect(fleetPlan({ sites: RETAIL_SITES, newcomers: RETAIL_NEWCOMERS, seed: RETAIL_FLEET.seed })).toEqual(retail);
  });

  it('have no guid, hardware address or place in a network twice', () => {
    expect(distinct(all.map(({ guid }) => guid))).toBe(all.length);
    expect(distinct(all.map(({ inventory }) => inventory.mac_addr))).toBe(all.length);
    expect(distinct(all.map(({ inventory }) => inventory.ip_addr))).toBe(all.length);
  });

  it('have names and memos that a person could have given them, none twice in a group', () => {
    for (const { alias, memo } of all) {
      expect(checkAlias(alias, '')).toBeNull();
      expect(countCharacters(alias)).toBeLessThanOrEqual(ALIAS_LIMIT);
      expect(checkMemo(memo)).toBeNull();
    }
    const places = retail.map(({ groupPath, alias }) => [...groupPath, alias].join('/'));
    expect(distinct(places)).toBe(places.length);
  });

  it('are PCs, smart devices and IoT equipment of every operating system', () => {
    expect(new Set(retail.map(({ dev_os_id }) => dev_os_id))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(retail.filter(({ inventory }) => /Raspberry|Yocto/.test(inventory.os_name)).length).toBeGreaterThan(10);
  });

  it('have memos in three languages, many empty and some long', () => {
    const memos = retail.map(({ memo }) => memo);
    expect(memos.filter((memo) => memo === '').length).toBeGreaterThan(retail.length / 4);
    expect(memos.some((memo) => countCharacters(memo) > 100)).toBe(true);
    for (const script of [/\p{Script=Hangul}/u, /[\p{Script=Hiragana}\p{Script=Katakana}]/u, /^[\p{ASCII}]+$/u]) {
      expect(memos.some((memo) => script.test(memo))).toBe(true);
    }
  });

  it('run the newest agent for the most part, and are put away in few cases', () => {
    const older = retail.filter(({ dev_ver }) => dev_ver !== LATEST_AGENT_VERSION).length;
    expect(older / retail.length).toBeGreaterThan(0.08);
    expect(older / retail.length).toBeLessThan(0.3);
    const retired = retail.filter(({ retired }) => retired).length;
    expect(retired).toBeGreaterThan(0);
    expect(retired / retail.length).toBeLessThan(0.06);
  });

  it('say nothing that the contract has no room for', () => {
    const limits = contract.components.schemas.Inventory.properties;
    for (const { inventory, host_name } of all) {
      expect(host_name).toMatch(/^[A-Z0-9-]{1,63}$/);
      for (const field of Object.keys(inventory) as (keyof typeof inventory)[]) {
        expect(countCharacters(inventory[field])).toBeLessThanOrEqual(limits[field].maxLength);
      }
    }
  });
});

describe('the notices of the demo', () => {
  it('are six with a text in each language, and only the newest lies ahead', () => {
    expect(DEMO_NOTICES).toHaveLength(6);
    expect(DEMO_NOTICES.map(({ days }) => days > 0)).toEqual([true, false, false, false, false, false]);
    for (const { ko, en, ja } of DEMO_NOTICES) {
      for (const { title, content } of [ko, en, ja]) {
        expect(title).not.toBe('');
        expect(content).toMatch(/^<p>.*>$/s);
      }
      expect(distinct([ko.title, en.title, ja.title])).toBe(3);
    }
  });
});
