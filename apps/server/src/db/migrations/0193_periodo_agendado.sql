-- Where the clinic serves by order of arrival the visit has a half of the day and no time. It was written over the one that
-- the requester had asked for, which was lost. What was overwritten before cannot be told from a wish, and stays as it is.
alter table agendamento add column periodo_agendado smallint check (periodo_agendado between 1 and 3);
comment on column agendamento.periodo_agendado is 'Half of the day of a visit without a time; periodo is what was asked for';
