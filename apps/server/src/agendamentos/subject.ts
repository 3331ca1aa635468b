import type { MessageSubject } from '@apto/domain/templates';
import type { CivilDate } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { PROPOSED_DAYS } from './row.ts';

/** What a message is about, as its columns are read. */
export const SUBJECT = {
  id_status: z.nullable(z.int()),
  has_visit: z.boolean(),
  has_days_ahead: z.boolean(),
};

/** The columns of `SUBJECT`, of the appointment `a`, which need not be there. */
export const subjectColumns = (today: CivilDate): SQL => sql`a.status_id::int as id_status,
  (a.data_agendamento is not null and a.prestador_id is not null) as has_visit,
  exists (select 1 from jsonb_array_elements(${PROPOSED_DAYS} -> 'datas') as proposed
    where proposed->>'data' >= ${today}) as has_days_ahead`;

export const toSubject = (m: {
  id_status: number | null;
  has_visit: boolean;
  has_days_ahead: boolean;
}): MessageSubject => ({
  idStatus: m.id_status,
  hasVisit: m.has_visit,
  hasDaysAhead: m.has_days_ahead,
});
