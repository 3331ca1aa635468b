-- The kind of disability that the wizard asks for (doc2 §2.5) was kept for pre-requests alone and lost with them.
alter table agendamento add column informacoes_pcd smallint check (informacoes_pcd between 1 and 5);
comment on column agendamento.informacoes_pcd is 'Which disability the report states: 1 Física to 5 Múltipla; health data';
update agendamento a set informacoes_pcd = p.informacoes_pcd
  from pre_solicitacao p where p.agendamento_id = a.id and a.pcd and p.informacoes_pcd is not null;
