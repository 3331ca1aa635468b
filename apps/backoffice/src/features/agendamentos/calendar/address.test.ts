import { describe, expect, it } from 'vitest';
import { isCalendar, readCalendar, writeCalendar } from './address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the calendar of the list, in the address', () => {
  it('is what the address says', () => {
    expect(isCalendar(query('visao=calendario'))).toBe(true);
    expect(isCalendar(query('status=1'))).toBe(false);
    expect(readCalendar(query('visao=calendario&periodo=semana&dia=2026-11-24'), 'month')).toEqual({
      view: 'week',
      date: '2026-11-24',
    });
  });

  it('a mistyped link still shows a calendar', () => {
    expect(readCalendar(query('visao=calendario&periodo=ano&dia=ontem'), 'month')).toEqual({
      view: 'month',
      date: null,
    });
    expect(readCalendar(query('visao=calendario'), 'day')).toEqual({ view: 'day', date: null });
  });

  it('keeps the filters, and comes back as it was written', () => {
    const written = writeCalendar(query('status=1%2C2&filter=Ana'), { view: 'day', date: '2026-11-24' });
    expect(written.get('status')).toBe('1,2');
    expect(written.get('filter')).toBe('Ana');
    expect(readCalendar(written, 'month')).toEqual({ view: 'day', date: '2026-11-24' });
    expect(isCalendar(written)).toBe(true);
  });
});
