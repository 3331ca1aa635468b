-- The bell tells who decides that a clinic sent its registration, and the readers of a bulletin that it is out.
alter table notificacao
  add column prestador_id integer,
  add column boletim_id integer,
  add foreign key (prestador_id, empresa_id) references prestador (id, empresa_id) on delete cascade,
  add foreign key (boletim_id, empresa_id) references boletim (id, empresa_id) on delete cascade,
  drop constraint notificacao_de_algo,
  add constraint notificacao_de_algo
    check (num_nonnulls(agendamento_id, lote_id, importacao_id, pedido_lote_id, prestador_id, boletim_id) = 1);
create index notificacao_prestador_idx on notificacao (prestador_id) where prestador_id is not null;
create index notificacao_boletim_idx on notificacao (boletim_id) where boletim_id is not null;

alter table boletim add column avisado_em timestamptz;
comment on column boletim.avisado_em is 'When its readers were told by the bell; null: not yet';
-- Whoever had to read these has had their time.
update boletim set avisado_em = now() where data <= (now() at time zone 'America/Sao_Paulo')::date;
create index boletim_a_avisar_idx on boletim (data) where avisado_em is null and ativo;
-- Telling of it changes nothing of what it says.
drop trigger nova_versao on boletim;
create trigger nova_versao before update of descricao, data, texto, ativo, perfil_id, grupo_id, cliente_id on boletim
  for each row execute function nova_versao();
