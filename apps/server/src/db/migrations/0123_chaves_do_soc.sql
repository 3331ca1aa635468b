-- SOC gives each 'Exporta Dados' a code and a key of its own (docs/decisions/0142): the one of before is that of the exams that an
-- employee has to repeat; these are that of the exams of an exam type, and that of the files of SOCGED.
alter table empresa
  add column codigo_exporta_sugeridos text,
  add column chave_exporta_sugeridos text,
  add column codigo_exporta_ged text,
  add column chave_exporta_ged text,
  add column tipo_socged_aso text check (tipo_socged_aso ~ '^\d{1,10}$');
comment on column empresa.codigo_exporta_dados is 'Of SOC''s ''Convocação de Exames''; sealed with the key ring, as every other code and key of SOC is but tipo_socged_aso';

create or replace view empresa_account as
  select e.id, apto_empresa() as empresa_id, v.id as visto_por, m.id as conta_id,
    p.permissoes, e.ativo, e.versao, e.name, e.trade_name, e.cnpj, e.code, e.tipo, e.active_contract, e.prioridade, e.zip_code, e.street,
    e.number, e.address_reference, e.address_complement, e.neighborhood, e.cidade_id, e.email, e.phone, e.commercial_phone,
    e.advance_deposit, e.days_in_advance, e.atende_todas_cidades, e.atende_aso_retido, e.gerar_aso_com_data,
    e.permite_confirmacao_prestador, e.metodo_pagamento, e.chave_pix, e.nome_titular_conta, e.cpf_titular_conta,
    e.cnpj_titular_conta, e.nome_banco, e.codigo_banco, e.codigo_agencia, e.conta_corrente, e.codigo_empresa_principal,
    e.username, e.chave_acesso, e.codigo_responsavel, e.codigo_usuario_soc, e.codigo_exporta_dados,
    e.chave_acesso_exporta_dados, e.codigo_exporta_sugeridos, e.chave_exporta_sugeridos, e.codigo_exporta_ged,
    e.chave_exporta_ged, e.tipo_socged_aso
  from usuario v
  join usuario m on coalesce(m.pessoa_id, m.id) = coalesce(v.pessoa_id, v.id)
  join perfil p on p.id = m.perfil_id
  join empresa e on e.id = m.empresa_id
  where v.empresa_id = apto_empresa() and v.tipo = 'interna' and m.ativo;
