-- The list of sent messages (doc3 §2.10; docs/decisions/0110): by company, the newest first, and by whom it went to. A clinic's
-- name is the one that it had then: the appointment may be at another one by now.
alter table mensagem add column nome_destinatario text;
create index mensagem_empresa_idx on mensagem (empresa_id, id desc);

update perfil set permissoes = (select array_agg(distinct p order by p) from unnest(permissoes || array['cadastro_mail']) p)
where 'configuracoes_perfil' = any (permissoes);
