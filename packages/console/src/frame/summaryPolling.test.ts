import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollSummary, type WindowFocus } from './summaryPolling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aWindow(isFocused: boolean) {
  let focused = isFocused;
  const listeners = new Set<() => void>();
  const focus: WindowFocus = {
    isFocused: () => focused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const turn = (now: boolean) => {
    focused = now;
    for (const listener of listeners) listener();
  };
  return { focus, listeners, turn };
}

function aPoll(isFocused: boolean) {
  const view = aWindow(isFocused);
  const call = vi.fn<() => void>();
  return { ...view, call, stop: pollSummary(call, view.focus) };
}

describe('the summary', () => {
  it('is called every 12 seconds while the window has focus [A-POLL-01] [B-POLL-01]', () => {
    const { call } = aPoll(true);
    vi.advanceTimersByTime(11_999);
    expect(call).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(48_000);
    expect(call).toHaveBeenCalledTimes(5);
  });

  it('is called every 1200 seconds while the window has no focus [A-POLL-02] [B-POLL-02]', () => {
    const { call } = aPoll(false);
    vi.advanceTimersByTime(1_199_999);
    expect(call).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_200_000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('slows down at once when the focus is lost [A-POLL-03] [B-POLL-03]', () => {
    const { call, turn } = aPoll(true);
    vi.advanceTimersByTime(11_000);
    turn(false);
    vi.advanceTimersByTime(1_199_999);
    expect(call).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is called when the focus is back, and every 12 seconds from then on [A-POLL-04] [B-POLL-04]', () => {
    const { call, turn } = aPoll(false);
    vi.advanceTimersByTime(600_000);
    turn(true);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(12_000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('has one timer, after many changes of focus too', () => {
    const { call, turn } = aPoll(true);
    for (let change = 0; change < 20; change += 1) turn(change % 2 === 1);
    expect(vi.getTimerCount()).toBe(1);
    call.mockClear();
    vi.advanceTimersByTime(12_000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is not called twice when the window tells the same focus twice', () => {
    const { call, turn } = aPoll(false);
    turn(true);
    turn(true);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is no longer called once stopped', () => {
    const { call, stop, turn, listeners } = aPoll(true);
    stop();
    turn(false);
    turn(true);
    vi.advanceTimersByTime(5_000_000);
    expect(call).toHaveBeenCalledTimes(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(listeners.size).toBe(0);
  });
});
