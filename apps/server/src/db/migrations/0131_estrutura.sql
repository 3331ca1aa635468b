-- What the law and the field's practice ask of the structure (issue 11): an employer is registered by a CNPJ, a CPF, a CAEPF
-- or a CNO (eSocial table 5); addresses, contacts; who answers for the PCMSO; and what an employee's contract is.
alter table cliente
  add column tp_insc text not null default '1' check (tp_insc in ('1', '2', '3', '4')),
  add column email text,
  add column phone text,
  add column commercial_phone text,
  add column zip_code text,
  add column street text,
  add column number text,
  add column address_complement text,
  add column neighborhood text,
  add column cidade_id integer references cidade,
  add column medico_pcmso_id integer,
  add column advance_deposit boolean not null default false,
  add column days_in_advance integer check (days_in_advance between 0 and 90),
  add constraint cliente_cor_marca_check check (cor_marca ~* '^#[0-9a-f]{6}$') not valid,
  add constraint cliente_medico_pcmso_id_fkey foreign key (medico_pcmso_id, empresa_id) references medico (id, empresa_id);
create index cliente_medico_pcmso_idx on cliente (medico_pcmso_id) where medico_pcmso_id is not null;
create index cliente_cidade_idx on cliente (cidade_id) where cidade_id is not null;
comment on column cliente.tp_insc is 'What inscricao is: 1 CNPJ, 2 CPF, 3 CAEPF, 4 CNO (eSocial S-1.3, table 5)';

alter table unidade rename column cnpj to inscricao;
alter table unidade
  add column tp_insc text not null default '1' check (tp_insc in ('1', '2', '3', '4')),
  add column email text,
  add column phone text,
  add column commercial_phone text,
  add column zip_code text,
  add column street text,
  add column number text,
  add column address_complement text,
  add column neighborhood text;

alter table setor add column code text;
alter table cargo add column code text;

-- A kind of disability was free text that came from SOC; a word that is none of the law's becomes no answer.
update funcionario set deficiency = case apto_normalizar(deficiency)
    when 'fisica' then 'FISICA' when 'visual' then 'VISUAL' when 'auditiva' then 'AUDITIVA' when 'mental' then 'MENTAL'
    when 'psicossocial' then 'MENTAL' when 'intelectual' then 'INTELECTUAL' when 'multipla' then 'MULTIPLA'
    when 'reabilitado' then 'REABILITADO' end
  where deficiency is not null;
update funcionario set pis_pasep = nullif(regexp_replace(pis_pasep, '\D', '', 'g'), '') where pis_pasep ~ '\D';
alter table funcionario
  add column categoria text check (categoria ~ '^[1-9][0-9]{2}$'),
  add column inicio_afastamento date,
  add column fim_afastamento date,
  add check (deficiency in ('FISICA', 'VISUAL', 'AUDITIVA', 'MENTAL', 'INTELECTUAL', 'MULTIPLA', 'REABILITADO')),
  add check (fim_afastamento >= inicio_afastamento);
comment on column funcionario.categoria is 'eSocial S-1.3, table 01';

-- Who schedules and who notifies, for one exam type, gets a screen: a list below the customer.
alter table cliente_metodo_atendimento add column versao integer not null default 1;
create trigger nova_versao before update on cliente_metodo_atendimento for each row execute function nova_versao();

update perfil set permissoes = (select array_agg(distinct p order by p) from unnest(permissoes || array[
    'estrutura_cliente_atendimento', 'estrutura_cliente_atendimento:criar', 'estrutura_cliente_atendimento:editar',
    'estrutura_cliente_atendimento:excluir']) p)
where 'configuracoes_perfil' = any (permissoes);
