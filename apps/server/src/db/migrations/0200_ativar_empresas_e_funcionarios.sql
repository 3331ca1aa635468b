-- Companies and employees are switched like every other registry (doc3 §4.4, §7.6): who could change the state in the form
-- keeps what it takes to switch it.
update perfil set permissoes = (select array_agg(distinct p order by p) from unnest(permissoes
    || case when 'estrutura_funcionario:editar' = any (permissoes)
      then array['estrutura_funcionario:ativar', 'estrutura_funcionario:inativar'] else '{}' end
    || case when 'configuracoes_empresa:editar' = any (permissoes)
      then array['configuracoes_empresa:ativar', 'configuracoes_empresa:inativar'] else '{}' end) p)
where permissoes && array['estrutura_funcionario:editar', 'configuracoes_empresa:editar'];
