-- A hold says since when: without it nobody knows when it has lasted long enough, and it can be kept for ever. Those of
-- which it was lost began no later than their row.
update reserva set desde = created_at where tipo = 'HOLD' and desde is null;
alter table reserva add constraint reserva_desde_check check (tipo <> 'HOLD' or desde is not null);
