/**
 * The names of PostgreSQL's advisory locks, in one place: two that are the same make strangers wait for one another. Any
 * numbers do, but they stay what they are: two versions that run at once must mean the same.
 */
export const ADVISORY = {
  MIGRATION: 4_310_001,
  /** Who folds the counters' differences. */
  COUNTS: 4_310_002,
  /** Two processes that grant the same at once fail. */
  APP_ROLE: 4_310_003,
  FIRST_USE: 4_310_004,
  DEMONSTRATION: 4_310_005,
} as const;

/**
 * The same of locks that have a second number, which says whose: PostgreSQL keeps these apart from the others. Migration
 * 0187 has one of its own, 4310187.
 */
export const ADVISORY_OF = {
  /** With the customer, or the company of its own registries. */
  IMPORTS: 4_310_003,
  /** With the clinic whose places are offered to those who wait. */
  OFFERS: 4_310_004,
  /** With the person who keeps slots while they choose. */
  HOLDS: 4_310_078,
  /** With the company whose administrators must not become none. */
  ADMINISTRATORS: 4_310_064,
} as const;
