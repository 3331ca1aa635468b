-- The people responsible for a customer are told what they chose (docs/decisions/0190). Nobody could ever be told of an
-- exam that is about to be due: SOC knows it, and no list of ours does.
alter table mensagem
  drop constraint mensagem_destinatario_check,
  add constraint mensagem_destinatario_check check (destinatario in ('FUNCIONARIO', 'SOLICITANTE', 'PRESTADOR', 'RESPONSAVEL'));

update responsavel set avisos = nullif(array_remove(avisos, 'VENCIMENTO'), '{}') where 'VENCIMENTO' = any (avisos);
alter table responsavel
  drop constraint responsavel_avisos_check,
  add constraint responsavel_avisos_check check (
    avisos <@ array['AGENDAMENTO', 'ALTERACAO', 'CANCELAMENTO', 'FALTA', 'PENDENCIA', 'ASO'] and avisos <> '{}');
