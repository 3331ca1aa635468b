-- The panel's filters by attendant and clinic (docs/decisions/0179): what searches read has their columns too.
create or replace view empresa_agendamento as
  select a.id, a.empresa_id, a.cliente_id, a.unidade_id, a.status_id, a.tipo_exame_id, a.user_responsavel_id,
    a.direcionar_para_atendente, a.created_at, a.nome_busca, a.cpf_funcionario, a.cliente_ordem, a.tipo_ordem,
    a.status_ordem, a.data_agendamento, a.prazo_ordem, a.prestador_id, a.atendimento_iniciado_em
  from agendamento a where a.empresa_id = apto_empresa();

-- What nobody has in hand is counted in the index alone.
create index agendamento_sem_atendente_idx on agendamento (empresa_id, status_id)
  include (cliente_id, unidade_id, tipo_exame_id, created_at) where atendimento_iniciado_em is null;
