-- What the product read and no screen could say (docs/decisions/0224).

-- Working days in which a request is to be scheduled: as `limite_datas`, what the registry says before the columns.
alter table configuracao_geral add check (chave <> 'diasAtendimento' or valor ~ '^[0-9]{1,2}$');
create function dias_atendimento(integer, integer) returns integer language sql stable as $$
  select coalesce(
    (select g.valor::integer from configuracao_geral g
      where g.empresa_id = $1 and g.cliente_id = $2 and g.chave = 'diasAtendimento' and g.ativo),
    (select c.dias_atendimento from cliente c where c.id = $2 and c.empresa_id = $1),
    (select g.valor::integer from configuracao_geral g
      where g.empresa_id = $1 and g.cliente_id is null and g.chave = 'diasAtendimento' and g.ativo),
    (select e.dias_atendimento from empresa e where e.id = $1))
$$;

-- The clock of a clinic is that of its city (Lei 11.662/2008, Lei 12.876/2013).
create function fuso_da_cidade(integer) returns text language sql stable as $$
  select case
    when c.estado = 'AC' then 'America/Rio_Branco'
    when c.estado = 'AM' and c.cidade in ('Atalaia do Norte', 'Benjamin Constant', 'Boca do Acre', 'Eirunepé', 'Envira',
      'Guajará', 'Ipixuna', 'Itamarati', 'Jutaí', 'Lábrea', 'Pauini', 'São Paulo de Olivença', 'Tabatinga')
      then 'America/Eirunepe'
    when c.estado = 'AM' then 'America/Manaus'
    when c.estado = 'RO' then 'America/Porto_Velho'
    when c.estado = 'RR' then 'America/Boa_Vista'
    when c.estado = 'MT' then 'America/Cuiaba'
    when c.estado = 'MS' then 'America/Campo_Grande'
    when c.estado = 'PE' and c.cidade = 'Fernando de Noronha' then 'America/Noronha'
    else 'America/Sao_Paulo' end
  from cidade c where c.id = $1
$$;
update prestador set fuso = fuso_da_cidade(cidade_id)
where fuso = 'America/Sao_Paulo' and fuso_da_cidade(cidade_id) <> fuso;

-- The diagnostic procedure of an exam is its code of the eSocial's table 27.
update procedimento set procedimento_diagnostico_id = codigo_esocial::integer
where procedimento_diagnostico_id is null and codigo_esocial ~ '^[0-9]{4}$';
