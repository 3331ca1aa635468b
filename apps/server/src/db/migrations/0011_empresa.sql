-- Every row has one company, and none can point at a row of another: what was shared gets a company, and foreign keys
-- carry the tenant beside the id (docs/decisions/0051-…).

-- The first company keeps what was shared, each of the others gets a copy, and its rows point at the copy.
create temp table copia on commit drop as
  select t.tabela, t.id as velha, e.id as empresa_id,
    case t.tabela
      when 'perfil' then nextval(pg_get_serial_sequence('perfil', 'id'))
      when 'procedimento' then nextval(pg_get_serial_sequence('procedimento', 'id'))
      else nextval(pg_get_serial_sequence('questionario_risco', 'id'))
    end::int as nova
  from (select 'perfil' as tabela, id from perfil
        union all select 'procedimento', id from procedimento
        union all select 'questionario_risco', id from questionario_risco) t
  cross join (select id from empresa) e
  where e.id <> (select min(id) from empresa);

alter table perfil add column empresa_id integer references empresa, drop constraint perfil_nome_key;
insert into perfil (id, nome, permissoes, empresa_id)
  select c.nova, p.nome, p.permissoes, c.empresa_id from perfil p join copia c on c.tabela = 'perfil' and c.velha = p.id;
update usuario u set perfil_id = c.nova from copia c
  where c.tabela = 'perfil' and c.velha = u.perfil_id and c.empresa_id = u.empresa_id;

alter table procedimento add column empresa_id integer references empresa, drop constraint procedimento_code_key;
insert into procedimento (id, name, code, clinical, pcd, codigo_esocial, procedimento_diagnostico_id, recommendation, validade_meses, ativo, empresa_id)
  select c.nova, p.name, p.code, p.clinical, p.pcd, p.codigo_esocial, p.procedimento_diagnostico_id, p.recommendation, p.validade_meses, p.ativo, c.empresa_id
  from procedimento p join copia c on c.tabela = 'procedimento' and c.velha = p.id;
update cliente_procedimento x set procedimento_id = c.nova from copia c, cliente k
  where c.tabela = 'procedimento' and c.velha = x.procedimento_id and k.id = x.cliente_id and k.empresa_id = c.empresa_id;
update funcionario_exame x set procedimento_id = c.nova from copia c, funcionario f, cliente k
  where c.tabela = 'procedimento' and c.velha = x.procedimento_id and f.id = x.funcionario_id
    and k.id = f.customer_id and k.empresa_id = c.empresa_id;
update prestador_exame x set procedimento_id = c.nova from copia c, prestador p
  where c.tabela = 'procedimento' and c.velha = x.procedimento_id and p.id = x.prestador_id and p.empresa_id = c.empresa_id;
update agendamento_procedimento x set procedimento_id = c.nova from copia c, agendamento a
  where c.tabela = 'procedimento' and c.velha = x.procedimento_id and a.id = x.agendamento_id and a.empresa_id = c.empresa_id;

alter table questionario_risco add column empresa_id integer references empresa;
insert into questionario_risco (id, pergunta, ordem, ativo, empresa_id)
  select c.nova, q.pergunta, q.ordem, q.ativo, c.empresa_id
  from questionario_risco q join copia c on c.tabela = 'questionario_risco' and c.velha = q.id;
update agendamento a set questionario_risco_id = c.nova from copia c
  where c.tabela = 'questionario_risco' and c.velha = a.questionario_risco_id and c.empresa_id = a.empresa_id;

update perfil set empresa_id = (select min(id) from empresa) where empresa_id is null;
update procedimento set empresa_id = (select min(id) from empresa) where empresa_id is null;
update questionario_risco set empresa_id = (select min(id) from empresa) where empresa_id is null;
-- Without any company nobody can use them.
delete from perfil where empresa_id is null;
delete from procedimento where empresa_id is null;
delete from questionario_risco where empresa_id is null;

-- What ties two rows of one company together has the company too; the trigger takes it from the first of the two.
alter table cliente_procedimento add column empresa_id integer;
alter table funcionario_exame add column empresa_id integer;
alter table prestador_exame add column empresa_id integer;
alter table prestador_cliente add column empresa_id integer;
alter table agendamento_procedimento add column empresa_id integer;
alter table usuario_cliente add column empresa_id integer;
update cliente_procedimento x set empresa_id = k.empresa_id from cliente k where k.id = x.cliente_id;
update funcionario_exame x set empresa_id = k.empresa_id from funcionario f join cliente k on k.id = f.customer_id where f.id = x.funcionario_id;
update prestador_exame x set empresa_id = p.empresa_id from prestador p where p.id = x.prestador_id;
update prestador_cliente x set empresa_id = p.empresa_id from prestador p where p.id = x.prestador_id;
update agendamento_procedimento x set empresa_id = a.empresa_id from agendamento a where a.id = x.agendamento_id;
update usuario_cliente x set empresa_id = u.empresa_id from usuario u where u.id = x.usuario_id;

create function empresa_do_cliente() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from cliente where id = new.cliente_id;
  return new;
end $$;
create function empresa_do_funcionario() returns trigger language plpgsql as $$
begin
  select c.empresa_id into new.empresa_id from funcionario f join cliente c on c.id = f.customer_id where f.id = new.funcionario_id;
  return new;
end $$;
create function empresa_do_prestador() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from prestador where id = new.prestador_id;
  return new;
end $$;
create function empresa_do_agendamento() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from agendamento where id = new.agendamento_id;
  return new;
end $$;
create function empresa_do_usuario() returns trigger language plpgsql as $$
begin
  select empresa_id into new.empresa_id from usuario where id = new.usuario_id;
  return new;
end $$;
create trigger empresa_herdada before insert on cliente_procedimento
  for each row when (new.empresa_id is null) execute function empresa_do_cliente();
create trigger empresa_herdada before insert on funcionario_exame
  for each row when (new.empresa_id is null) execute function empresa_do_funcionario();
create trigger empresa_herdada before insert on prestador_exame
  for each row when (new.empresa_id is null) execute function empresa_do_prestador();
create trigger empresa_herdada before insert on prestador_cliente
  for each row when (new.empresa_id is null) execute function empresa_do_prestador();
create trigger empresa_herdada before insert on agendamento_procedimento
  for each row when (new.empresa_id is null) execute function empresa_do_agendamento();
create trigger empresa_herdada before insert on usuario_cliente
  for each row when (new.empresa_id is null) execute function empresa_do_usuario();

alter table perfil alter column empresa_id set not null, add unique (empresa_id, nome), add unique (id, empresa_id);
alter table procedimento alter column empresa_id set not null, add unique (empresa_id, code), add unique (id, empresa_id);
alter table questionario_risco alter column empresa_id set not null, add unique (id, empresa_id);
alter table cliente add unique (id, empresa_id);
alter table prestador add unique (id, empresa_id);
alter table usuario add unique (id, empresa_id);
alter table agendamento add unique (id, empresa_id);
alter table unidade add unique (id, cliente_id);
alter table setor add unique (id, cliente_id);
alter table cargo add unique (id, cliente_id);
alter table hierarquia add unique (id, cliente_id);
alter table funcionario add unique (id, customer_id);
alter table ambiente add unique (id, prestador_id);

alter table usuario
  drop constraint usuario_perfil_id_fkey, drop constraint usuario_prestador_id_fkey,
  add constraint usuario_perfil_id_fkey foreign key (perfil_id, empresa_id) references perfil (id, empresa_id),
  add constraint usuario_prestador_id_fkey foreign key (prestador_id, empresa_id) references prestador (id, empresa_id);
alter table usuario_cliente alter column empresa_id set not null,
  drop constraint usuario_cliente_usuario_id_fkey, drop constraint usuario_cliente_cliente_id_fkey,
  add constraint usuario_cliente_usuario_id_fkey foreign key (usuario_id, empresa_id) references usuario (id, empresa_id) on delete cascade,
  add constraint usuario_cliente_cliente_id_fkey foreign key (cliente_id, empresa_id) references cliente (id, empresa_id);
alter table hierarquia
  drop constraint hierarquia_unidade_id_fkey, drop constraint hierarquia_setor_id_fkey, drop constraint hierarquia_cargo_id_fkey,
  add constraint hierarquia_unidade_id_fkey foreign key (unidade_id, cliente_id) references unidade (id, cliente_id),
  add constraint hierarquia_setor_id_fkey foreign key (setor_id, cliente_id) references setor (id, cliente_id),
  add constraint hierarquia_cargo_id_fkey foreign key (cargo_id, cliente_id) references cargo (id, cliente_id);
alter table funcionario
  drop constraint funcionario_customer_hierarchy_id_fkey, drop constraint funcionario_unidade_id_fkey,
  add constraint funcionario_customer_hierarchy_id_fkey foreign key (customer_hierarchy_id, customer_id) references hierarquia (id, cliente_id),
  add constraint funcionario_unidade_id_fkey foreign key (unidade_id, customer_id) references unidade (id, cliente_id);
alter table cliente_procedimento alter column empresa_id set not null,
  drop constraint cliente_procedimento_cliente_id_fkey, drop constraint cliente_procedimento_cargo_id_fkey,
  drop constraint cliente_procedimento_procedimento_id_fkey,
  add constraint cliente_procedimento_cliente_id_fkey foreign key (cliente_id, empresa_id) references cliente (id, empresa_id),
  add constraint cliente_procedimento_cargo_id_fkey foreign key (cargo_id, cliente_id) references cargo (id, cliente_id),
  add constraint cliente_procedimento_procedimento_id_fkey foreign key (procedimento_id, empresa_id) references procedimento (id, empresa_id);
alter table funcionario_exame alter column empresa_id set not null,
  drop constraint funcionario_exame_procedimento_id_fkey,
  add constraint funcionario_exame_procedimento_id_fkey foreign key (procedimento_id, empresa_id) references procedimento (id, empresa_id);
alter table prestador_exame alter column empresa_id set not null,
  drop constraint prestador_exame_prestador_id_fkey, drop constraint prestador_exame_procedimento_id_fkey,
  add constraint prestador_exame_prestador_id_fkey foreign key (prestador_id, empresa_id) references prestador (id, empresa_id) on delete cascade,
  add constraint prestador_exame_procedimento_id_fkey foreign key (procedimento_id, empresa_id) references procedimento (id, empresa_id);
alter table prestador_cliente alter column empresa_id set not null,
  drop constraint prestador_cliente_prestador_id_fkey, drop constraint prestador_cliente_cliente_id_fkey,
  add constraint prestador_cliente_prestador_id_fkey foreign key (prestador_id, empresa_id) references prestador (id, empresa_id) on delete cascade,
  add constraint prestador_cliente_cliente_id_fkey foreign key (cliente_id, empresa_id) references cliente (id, empresa_id);
alter table agenda
  drop constraint agenda_ambiente_id_fkey,
  add constraint agenda_ambiente_id_fkey foreign key (ambiente_id, prestador_id) references ambiente (id, prestador_id) on delete cascade;
alter table agendamento
  drop constraint agendamento_cliente_id_fkey, drop constraint agendamento_unidade_id_fkey, drop constraint agendamento_setor_id_fkey,
  drop constraint agendamento_cargo_id_fkey, drop constraint agendamento_funcionario_id_fkey, drop constraint agendamento_prestador_id_fkey,
  drop constraint agendamento_user_id_fkey, drop constraint agendamento_user_responsavel_id_fkey, drop constraint agendamento_questionario_risco_id_fkey,
  add constraint agendamento_cliente_id_fkey foreign key (cliente_id, empresa_id) references cliente (id, empresa_id),
  add constraint agendamento_unidade_id_fkey foreign key (unidade_id, cliente_id) references unidade (id, cliente_id),
  add constraint agendamento_setor_id_fkey foreign key (setor_id, cliente_id) references setor (id, cliente_id),
  add constraint agendamento_cargo_id_fkey foreign key (cargo_id, cliente_id) references cargo (id, cliente_id),
  add constraint agendamento_funcionario_id_fkey foreign key (funcionario_id, cliente_id) references funcionario (id, customer_id),
  add constraint agendamento_prestador_id_fkey foreign key (prestador_id, empresa_id) references prestador (id, empresa_id),
  add constraint agendamento_user_id_fkey foreign key (user_id, empresa_id) references usuario (id, empresa_id),
  add constraint agendamento_user_responsavel_id_fkey foreign key (user_responsavel_id, empresa_id) references usuario (id, empresa_id),
  add constraint agendamento_questionario_risco_id_fkey foreign key (questionario_risco_id, empresa_id) references questionario_risco (id, empresa_id);
alter table agendamento_procedimento alter column empresa_id set not null,
  drop constraint agendamento_procedimento_agendamento_id_fkey, drop constraint agendamento_procedimento_procedimento_id_fkey,
  drop constraint agendamento_procedimento_prestador_id_fkey,
  add constraint agendamento_procedimento_agendamento_id_fkey foreign key (agendamento_id, empresa_id) references agendamento (id, empresa_id) on delete cascade,
  add constraint agendamento_procedimento_procedimento_id_fkey foreign key (procedimento_id, empresa_id) references procedimento (id, empresa_id),
  add constraint agendamento_procedimento_prestador_id_fkey foreign key (prestador_id, empresa_id) references prestador (id, empresa_id);

-- Two that meet without a column of their own: a branch of a user, and a booking at a clinic.
create function mesma_empresa() returns trigger language plpgsql as $$
declare
  alheia boolean;
begin
  if tg_table_name = 'usuario_unidade' then
    select not exists (select 1 from usuario u join cliente c on c.empresa_id = u.empresa_id
      join unidade n on n.cliente_id = c.id where u.id = new.usuario_id and n.id = new.unidade_id) into alheia;
  else
    select not exists (select 1 from ambiente b join prestador p on p.id = b.prestador_id
      join agendamento a on a.empresa_id = p.empresa_id where b.id = new.ambiente_id and a.id = new.agendamento_id) into alheia;
  end if;
  if alheia then
    raise exception 'linha de outra empresa em %', tg_table_name using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger mesma_empresa before insert or update on usuario_unidade for each row execute function mesma_empresa();
create trigger mesma_empresa before insert or update of ambiente_id, agendamento_id on reserva
  for each row when (new.agendamento_id is not null) execute function mesma_empresa();

-- All branches, said instead of left out.
alter table usuario add column acesso_todas_unidades boolean not null default false;
update usuario u set acesso_todas_unidades = true where not exists (select 1 from usuario_unidade n where n.usuario_id = u.id);
comment on column usuario.acesso_todas_unidades is 'Without it only the branches of usuario_unidade are visible: none, when there are none';
comment on table usuario_unidade is 'The branches that a user without acesso_todas_unidades sees';
