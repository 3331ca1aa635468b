-- A message for which the installation has no service lies in its own mailbox: it did not arrive (docs/decisions/0231).
alter table mensagem
  drop constraint mensagem_situacao_check,
  add constraint mensagem_situacao_check
    check (situacao in ('PENDENTE', 'ENVIADA', 'ENTREGUE', 'NA_CAIXA', 'FALHA', 'NAO_ENVIADA')) not valid;
alter table mensagem validate constraint mensagem_situacao_check;
