-- A record of any registry says when it was made and last changed. When those that were here before were made nobody knows.
do $$
declare
  tabela text;
begin
  foreach tabela in array array['unidade', 'setor', 'cargo', 'hierarquia', 'procedimento', 'cliente_metodo_atendimento'] loop
    execute format('alter table %I add column created_at timestamptz, add column updated_at timestamptz', tabela);
    execute format('alter table %I alter column created_at set default now(), alter column updated_at set default now()', tabela);
  end loop;
end $$;

-- What makes another version is a change, at the moment that who writes names, or else now.
create or replace function nova_versao() returns trigger language plpgsql as $$
begin
  new.versao := old.versao + 1;
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace view empresa_account as
  select e.id, apto_empresa() as empresa_id, v.id as visto_por, m.id as conta_id,
    p.permissoes, e.ativo, e.versao, e.name, e.trade_name, e.cnpj, e.code, e.tipo, e.active_contract, e.prioridade, e.zip_code, e.street,
    e.number, e.address_reference, e.address_complement, e.neighborhood, e.cidade_id, e.email, e.phone, e.commercial_phone,
    e.advance_deposit, e.days_in_advance, e.atende_todas_cidades, e.atende_aso_retido, e.gerar_aso_com_data,
    e.permite_confirmacao_prestador, e.metodo_pagamento, e.chave_pix, e.nome_titular_conta, e.cpf_titular_conta,
    e.cnpj_titular_conta, e.nome_banco, e.codigo_banco, e.codigo_agencia, e.conta_corrente, e.codigo_empresa_principal,
    e.username, e.chave_acesso, e.codigo_responsavel, e.codigo_usuario_soc, e.codigo_exporta_dados,
    e.chave_acesso_exporta_dados, e.codigo_exporta_sugeridos, e.chave_exporta_sugeridos, e.codigo_exporta_ged,
    e.chave_exporta_ged, e.tipo_socged_aso, e.exige_segundo_fator,
    e.created_at, e.updated_at
  from usuario v
  join usuario m on coalesce(m.pessoa_id, m.id) = coalesce(v.pessoa_id, v.id)
  join perfil p on p.id = m.perfil_id
  join empresa e on e.id = m.empresa_id
  where v.empresa_id = apto_empresa() and v.tipo = 'interna' and m.ativo;
