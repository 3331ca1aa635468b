-- Whoever looks on asked for the counts of an import while it ran, and each look counted fifty thousand rows that every step
-- had written anew; each step looked for its next rows among those that were done. Both stand beside it now
-- (docs/decisions/0210).
alter table importacao add column andamento jsonb;
comment on column importacao.andamento is 'While it runs: the last row that a step had in hand, and the counts that it left';
