import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEADER_NOTICE_LIMIT, LOGIN_NOTICE_LIMIT, noticeListQuery } from './noticeList.ts';
import { noticeToPopUp } from './noticeToPopUp.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const aNotice = (pk: number, offset: number) => ({ pk, notice_date: new Date(NOW + offset).toISOString() });

describe('the notice popup', () => {
  it('appears when the newest notice has a date later than now and was not skipped [A-NOTICE-01]', () => {
    expect(noticeToPopUp([aNotice(1, 1)], NOW, null)).toEqual(aNotice(1, 1));
    expect(noticeToPopUp([aNotice(1, 1)], NOW, '2')).toEqual(aNotice(1, 1));
  });

  it("stays away when the newest notice's date is not later than now [A-NOTICE-02]", () => {
    expect(noticeToPopUp([aNotice(1, 0)], NOW, null)).toBeNull();
    expect(noticeToPopUp([aNotice(1, -1)], NOW, null)).toBeNull();
    expect(noticeToPopUp([], NOW, null)).toBeNull();
    expect(noticeToPopUp([{ pk: 1, notice_date: 'None' }], NOW, null)).toBeNull();
  });

  it('stays away when the newest notice was skipped [A-NOTICE-03]', () => {
    expect(noticeToPopUp([aNotice(1, 1)], NOW, '1')).toBeNull();
    expect(noticeToPopUp([aNotice(1, 1)], NOW, 1)).toBeNull();
  });

  it('considers only the newest notice, even when an older one is still current [A-NOTICE-04]', () => {
    const notices = [aNotice(1, 50), aNotice(2, 90)];
    for (const list of [notices, notices.toReversed()]) {
      expect(noticeToPopUp(list, NOW, null)).toEqual(aNotice(2, 90));
      expect(noticeToPopUp(list, NOW, 2)).toBeNull();
    }
  });

  it('is about nothing but the newest notice, whatever the list', () => {
    const anyNotices = fc
      .array(fc.integer({ min: -5, max: 5 }))
      .map((offsets) => offsets.map((by, pk) => aNotice(pk, by)));
    fc.assert(
      fc.property(anyNotices, fc.option(fc.nat(5)), (notices, skipped) => {
        const shown = noticeToPopUp(notices, NOW, skipped);
        if (shown === null) return;
        expect(shown.pk).not.toBe(skipped);
        for (const notice of notices) expect(notice.notice_date <= shown.notice_date).toBe(true);
      }),
    );
  });
});

describe('the notice list call', () => {
  it('has limit 1 for the header and limit 3 for the login page', () => {
    expect(noticeListQuery({ limit: HEADER_NOTICE_LIMIT }).limit).toBe(1);
    expect(noticeListQuery({ limit: LOGIN_NOTICE_LIMIT }).limit).toBe(3);
  });

  it('carries by=notice_date, order=desc, search_mode=pagination, an offset, a limit and type=ko', () => {
    for (const limit of [HEADER_NOTICE_LIMIT, LOGIN_NOTICE_LIMIT, 10]) {
      expect(noticeListQuery({ limit, offset: 20 })).toEqual({
        by: 'notice_date',
        order: 'desc',
        search_mode: 'pagination',
        type: 'ko',
        limit,
        offset: 20,
      });
      expect(noticeListQuery({ limit }).offset).toBe(0);
    }
  });
});
