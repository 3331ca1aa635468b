import { nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seedDemo } from '../src/demo/seed.ts';
import { freshPglite } from './snapshot.ts';
import { row } from './sql.ts';

describe('house plan "Running": the demonstration', () => {
  it('has no step that is still to come, and each after the one before it, however early it begins', async () => {
    const early = nowInSaoPaulo(Date.parse('2026-11-23T09:25:00Z'));
    const other = await freshPglite('migrated');
    await seedDemo(other, { now: early });
    const wrong = await row<{ ahead: number; outOfOrder: number }>(
      other.db,
      sql`select count(*) filter (where s.created_at > ${early.instant}::timestamptz)::int as ahead,
                 count(*) filter (where s.created_at < s.before)::int as "outOfOrder"
          from (select created_at, lag(created_at) over (partition by agendamento_id order by id) as before
                from agendamento_status) s`,
    );
    expect(wrong).toEqual({ ahead: 0, outOfOrder: 0 });
    await other.close();
  });
});
