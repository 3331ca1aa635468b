-- What an employee is exposed to is noted twice: in their own name (SOC, imports, an attendant) and of the hierarchy they
-- work in (perfil_exposicao). Whoever asks for the risks of an employee reads both (docs/decisions/0153). Each view asks
-- the tables' policies of whoever reads it.

create view hierarquia_risco with (security_invoker = true) as
  select p.empresa_id, p.hierarquia_id, d.risco_id
  from perfil_exposicao p
  join descricao_risco d on d.id = p.descricao_risco_id and d.ativo
  join risco r on r.id = d.risco_id and r.ativo
  where p.ativo;
comment on view hierarquia_risco is 'Risks of the active exposure profiles of a hierarchy; one that is described twice stands here twice';

create view risco_do_funcionario with (security_invoker = true) as
  select fr.empresa_id, fr.funcionario_id, fr.risco_id from funcionario_risco fr
  union
  select f.empresa_id, f.id, rh.risco_id
  from funcionario f
  join hierarquia_risco rh on rh.hierarquia_id = f.customer_hierarchy_id and rh.empresa_id = f.empresa_id;
comment on view risco_do_funcionario is 'Risks of an employee, their own and those of their hierarchy, each once; to be asked for by employee';
