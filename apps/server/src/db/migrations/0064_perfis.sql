-- Profiles get a screen (docs/decisions/0091): what every registry's table has, and the one that always holds everything.
alter table perfil
  add column descricao text,
  add column administrador boolean not null default false,
  add column ativo boolean not null default true,
  add column versao integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create trigger nova_versao before update on perfil for each row execute function nova_versao();
comment on column perfil.administrador is 'Holds every permission, also those that a later version brings: each start completes it';

-- Until now nobody could make a profile: whoever administers users and profiles is the company's administrator.
update perfil set administrador = true where permissoes @> array['configuracoes_perfil', 'configuracoes_usuario'];
update perfil set permissoes = (select array_agg(distinct p order by p) from unnest(permissoes || array[
    'configuracoes_perfil:criar', 'configuracoes_perfil:editar', 'configuracoes_perfil:excluir',
    'configuracoes_perfil:ativar', 'configuracoes_perfil:inativar']) p)
where 'configuracoes_perfil' = any (permissoes);
