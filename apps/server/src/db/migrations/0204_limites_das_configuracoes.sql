-- The bounds of a setting are the domain's (`registry/settings.ts`), also for what does not come through a form: 0 would be
-- no limit at all, and more days than a calendar is read for would be no day. Leading zeros are the same number.
alter table configuracao_geral drop constraint configuracao_geral_check;
alter table configuracao_geral drop constraint configuracao_geral_check1;
update configuracao_geral set valor = greatest(1, least(60, valor::integer))::text
where chave = 'limiteDatas' and valor::integer not between 1 and 60;
update configuracao_geral set valor = greatest(1, least(30, valor::integer))::text
where chave = 'diasAtendimento' and valor::integer not between 1 and 30;
alter table configuracao_geral add constraint configuracao_geral_valor check (
  case chave
    when 'limiteDatas' then case when valor ~ '^[0-9]{1,6}$' then valor::integer between 1 and 60 else false end
    when 'diasAtendimento' then case when valor ~ '^[0-9]{1,6}$' then valor::integer between 1 and 30 else false end
    else true
  end);
