import { customType } from 'drizzle-orm/pg-core';

/** Half-open range of local wall time, as PostgreSQL writes it: `[2026-11-24 08:00,2026-11-24 08:30)`. */
export const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' });
