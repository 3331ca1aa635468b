-- Nothing ever wrote these: what a request's files are, the files themselves say (docs/decisions/0198).
alter table agendamento drop column anexo_laudo, drop column anexo_abono, drop column anexo_consulta;
