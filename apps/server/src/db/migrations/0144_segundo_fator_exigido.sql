-- A company may ask the second factor of everybody who works in it (docs/decisions/0158).
alter table empresa add column exige_segundo_fator boolean not null default false;

create or replace view empresa_account as
  select e.id, apto_empresa() as empresa_id, v.id as visto_por, m.id as conta_id,
    p.permissoes, e.ativo, e.versao, e.name, e.trade_name, e.cnpj, e.code, e.tipo, e.active_contract, e.prioridade, e.zip_code, e.street,
    e.number, e.address_reference, e.address_complement, e.neighborhood, e.cidade_id, e.email, e.phone, e.commercial_phone,
    e.advance_deposit, e.days_in_advance, e.atende_todas_cidades, e.atende_aso_retido, e.gerar_aso_com_data,
    e.permite_confirmacao_prestador, e.metodo_pagamento, e.chave_pix, e.nome_titular_conta, e.cpf_titular_conta,
    e.cnpj_titular_conta, e.nome_banco, e.codigo_banco, e.codigo_agencia, e.conta_corrente, e.codigo_empresa_principal,
    e.username, e.chave_acesso, e.codigo_responsavel, e.codigo_usuario_soc, e.codigo_exporta_dados,
    e.chave_acesso_exporta_dados, e.codigo_exporta_sugeridos, e.chave_exporta_sugeridos, e.codigo_exporta_ged,
    e.chave_exporta_ged, e.tipo_socged_aso, e.exige_segundo_fator
  from usuario v
  join usuario m on coalesce(m.pessoa_id, m.id) = coalesce(v.pessoa_id, v.id)
  join perfil p on p.id = m.perfil_id
  join empresa e on e.id = m.empresa_id
  where v.empresa_id = apto_empresa() and v.tipo = 'interna' and m.ativo;

-- Whether the person of an account of the company of the call has their second factor on. It is the owner's: the factor is of
-- the person's own account, which may be another company's.
create function segundo_fator_ativo(conta integer) returns boolean
  language sql stable security definer set search_path from current as $$
  select exists (
    select from usuario v join usuario_segundo_fator f on f.usuario_id = coalesce(v.pessoa_id, v.id)
    where v.id = conta and v.empresa_id = apto_empresa() and f.confirmado_em is not null)
$$;
