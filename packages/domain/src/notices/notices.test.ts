import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeAge } from './noticeAge.ts';
import { checkNotice, draftOfNotice, emptyNotice, noticeOfDraft, type NoticeDraft } from './noticeDraft.ts';
import { HEADER_NOTICE_LIMIT, LOGIN_NOTICE_LIMIT, noticeListQuery } from './noticeList.ts';
import { noticeToPopUp } from './noticeToPopUp.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const aNotice = (id: number, offset: number) => ({ id, noticeDate: new Date(NOW + offset).toISOString() });

describe('the notice popup', () => {
  it('appears when the newest notice has a date later than now and was not skipped [A-NOTICE-01]', () => {
    expect(noticeToPopUp([aNotice(1, 1)], NOW, null)).toEqual(aNotice(1, 1));
    expect(noticeToPopUp([aNotice(1, 1)], NOW, '2')).toEqual(aNotice(1, 1));
  });

  it("stays away when the newest notice's date is not later than now [A-NOTICE-02]", () => {
    expect(noticeToPopUp([aNotice(1, 0)], NOW, null)).toBeNull();
    expect(noticeToPopUp([aNotice(1, -1)], NOW, null)).toBeNull();
    expect(noticeToPopUp([], NOW, null)).toBeNull();
    expect(noticeToPopUp([{ id: 1, noticeDate: 'None' }], NOW, null)).toBeNull();
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
        expect(shown.id).not.toBe(skipped);
        for (const notice of notices) expect(notice.noticeDate <= shown.noticeDate).toBe(true);
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
        searchMode: 'pagination',
        type: 'ko',
        limit,
        offset: 20,
      });
      expect(noticeListQuery({ limit }).offset).toBe(0);
    }
  });
});

describe('the age of a notice', () => {
  it('is counted from its date, or from when it was written while the date lies ahead', () => {
    const at = (noticeDate: string) => noticeAge({ noticeDate, createTime: '2026-11-20T00:00:00Z' }, NOW);
    expect(at('2026-11-19T00:00:00Z')).toBe('2026-11-19T00:00:00Z');
    expect(at('2026-11-21T00:00:00Z')).toBe('2026-11-21T00:00:00Z');
    expect(at('2026-11-22T00:00:00Z')).toBe('2026-11-20T00:00:00Z');
  });
});

describe('a notice that is written', () => {
  const SEOUL = 32;
  const korean = { title: '점검', content: '<p>점검해요</p>' };
  const draft = (change: Partial<NoticeDraft['texts']> = {}, lastDay = '2026-11-30'): NoticeDraft => ({
    lastDay,
    texts: { ...emptyNotice(NOW, SEOUL).texts, ko: korean, ...change },
  });

  it('begins empty and pops up for a week', () => {
    expect(emptyNotice(Date.parse('2026-11-21T16:00:00Z'), SEOUL).lastDay).toBe('2026-11-29');
    expect(checkNotice(emptyNotice(NOW, SEOUL))).toEqual({
      texts: { ko: { title: 'no_input_data', content: 'no_input_data' } },
    });
  });

  it('needs Korean, a last day, and the rest of a language that was begun', () => {
    expect(checkNotice(draft())).toBeNull();
    expect(checkNotice(draft({}, ''))).toEqual({ lastDay: 'no_input_data', texts: {} });
    expect(checkNotice(draft({ en: { title: 'Works', content: '<p> &nbsp;</p>' } }))).toEqual({
      texts: { en: { content: 'no_input_data' } },
    });
    expect(checkNotice(draft({ ja: { title: 'x'.repeat(201), content: 'y' } }))).toEqual({
      texts: { ja: { title: 'over_character_limit' } },
    });
  });

  it('is sent without the languages that are empty, and ends with its day in the zone of the writer', () => {
    expect(noticeOfDraft(draft({ ja: { title: ' ', content: '' } }), SEOUL)).toEqual({
      noticeDate: '2026-11-30T14:59:59.000Z',
      texts: { ko: korean },
    });
  });

  it('is found again as it was written', () => {
    const written = draft({ en: { title: 'Works', content: 'x' } });
    expect(draftOfNotice(noticeOfDraft(written, SEOUL), SEOUL)).toEqual(written);
  });
});
