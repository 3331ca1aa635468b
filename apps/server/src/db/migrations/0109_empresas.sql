-- Companies get a screen (doc3 §3.5; docs/decisions/0107): what each keeps, and people who are of several.
alter table empresa
  add column code text,
  add column tipo text not null default 'CLIENTE' check (tipo in ('CLIENTE', 'PRESTADOR', 'GESTORA')),
  add column active_contract boolean not null default true,
  add column prioridade text check (prioridade in ('PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS')),
  add column zip_code text,
  add column street text,
  add column number text,
  add column address_reference text,
  add column address_complement text,
  add column neighborhood text,
  add column cidade_id integer references cidade,
  add column email text,
  add column phone text,
  add column commercial_phone text,
  add column advance_deposit boolean not null default false,
  add column days_in_advance integer check (days_in_advance between 0 and 90),
  add column atende_todas_cidades boolean not null default false,
  add column atende_aso_retido boolean not null default false,
  add column gerar_aso_com_data boolean not null default false,
  add column permite_confirmacao_prestador boolean not null default false,
  add column metodo_pagamento text check (metodo_pagamento in ('PIX', 'CONTA')),
  add column chave_pix text,
  add column nome_titular_conta text,
  add column cpf_titular_conta text,
  add column cnpj_titular_conta text,
  add column nome_banco text,
  add column codigo_banco text,
  add column codigo_agencia text,
  add column conta_corrente text,
  add column codigo_empresa_principal text,
  add column username text,
  add column chave_acesso text,
  add column codigo_responsavel text,
  add column codigo_usuario_soc text,
  add column codigo_exporta_dados text,
  add column chave_acesso_exporta_dados text,
  add column versao integer not null default 1,
  add column updated_at timestamptz not null default now();
create trigger nova_versao before update on empresa for each row execute function nova_versao();
comment on column empresa.tipo is 'GESTORA makes companies; it is chosen when a company is made, and stays';
comment on column empresa.chave_acesso is 'Sealed with the key ring, as username, codigo_* and the other chave_acesso of SOC are';

-- The first company is the one that the first use made: it administers the installation.
update empresa set tipo = 'GESTORA' where id = (select min(id) from empresa);

-- A person of several companies has an account in each. The first one is their own: password, second factor, sessions and
-- name are of it; the others only say what the person may do and see there.
alter table usuario
  alter column username drop not null,
  add column pessoa_id integer references usuario,
  add check (pessoa_id is null or (tipo = 'interna' and username is null and senha_hash is null)),
  drop column acesso;
alter table usuario
  add column acesso text generated always as (case when senha_hash is null and pessoa_id is null then 'CONVIDADO' else 'ACEITO' end) stored;
create unique index usuario_pessoa_idx on usuario (pessoa_id, empresa_id) where pessoa_id is not null;
comment on column usuario.pessoa_id is 'The person''s own account, in another company; null: this one is it';

alter table sessao add column conta_id integer references usuario on delete cascade;
create index sessao_conta_idx on sessao (conta_id) where conta_id is not null;
comment on column sessao.conta_id is 'In which of the person''s accounts they are; null: their own';

-- Both cross from one company to another, which no call may: they are the owner's.
create function conta_segue_pessoa() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if new.pessoa_id is not null then
    -- Who is switched off in a company is out of it at once.
    if old.ativo and not new.ativo then
      update sessao set revogado_em = now() where conta_id = new.id and revogado_em is null;
    end if;
  else
    update usuario set name = new.name, email = new.email, phone = new.phone where pessoa_id = new.id;
  end if;
  return null;
end $$;
create trigger conta_segue_pessoa after update of name, email, phone, ativo on usuario
  for each row when ((old.name, old.email, old.phone, old.ativo) is distinct from (new.name, new.email, new.phone, new.ativo))
  execute function conta_segue_pessoa();

-- The companies of the people who have an account in the company of the call, by that account. It is the owner's: what a
-- person is elsewhere is no row of this company.
create view empresa_account as
  select e.id, apto_empresa() as empresa_id, v.id as visto_por, m.id as conta_id,
    p.permissoes, e.ativo, e.versao, e.name, e.trade_name, e.cnpj, e.code, e.tipo, e.active_contract, e.prioridade, e.zip_code, e.street,
    e.number, e.address_reference, e.address_complement, e.neighborhood, e.cidade_id, e.email, e.phone, e.commercial_phone,
    e.advance_deposit, e.days_in_advance, e.atende_todas_cidades, e.atende_aso_retido, e.gerar_aso_com_data,
    e.permite_confirmacao_prestador, e.metodo_pagamento, e.chave_pix, e.nome_titular_conta, e.cpf_titular_conta,
    e.cnpj_titular_conta, e.nome_banco, e.codigo_banco, e.codigo_agencia, e.conta_corrente, e.codigo_empresa_principal,
    e.username, e.chave_acesso, e.codigo_responsavel, e.codigo_usuario_soc, e.codigo_exporta_dados,
    e.chave_acesso_exporta_dados
  from usuario v
  join usuario m on coalesce(m.pessoa_id, m.id) = coalesce(v.pessoa_id, v.id)
  join perfil p on p.id = m.perfil_id
  join empresa e on e.id = m.empresa_id
  where v.empresa_id = apto_empresa() and v.tipo = 'interna' and m.ativo;

-- Makes a company with its administrators' profile and the account of who makes it. `dados` has the table's own columns.
create function nova_empresa(conta integer, dados jsonb, perfil_nome text, permissoes text[]) returns integer
  language plpgsql security definer set search_path from current as $$
declare
  autor usuario;
  nova integer;
  papel integer;
  colunas text;
begin
  select u.* into strict autor from usuario u join empresa e on e.id = u.empresa_id
    where u.id = conta and u.empresa_id = apto_empresa() and u.tipo = 'interna' and u.ativo and e.tipo = 'GESTORA';
  select string_agg(quote_ident(k), ', ') into colunas from jsonb_object_keys(dados) k;
  execute format('insert into empresa (%1$s) select %1$s from jsonb_populate_record(null::empresa, $1) returning id', colunas)
    into nova using dados;
  insert into perfil (empresa_id, nome, administrador, permissoes) values (nova, perfil_nome, true, permissoes) returning id into papel;
  insert into usuario (empresa_id, perfil_id, pessoa_id, name, email, phone, acesso_todos_clientes, acesso_todas_unidades)
    values (nova, papel, coalesce(autor.pessoa_id, autor.id), autor.name, autor.email, autor.phone, true, true);
  return nova;
end $$;
