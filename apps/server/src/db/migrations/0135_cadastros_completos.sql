-- A hierarchy that takes nobody until it is released (doc3 libera-hierarquia), and why.
alter table hierarquia
  add column bloqueada boolean not null default false,
  add column motivo_bloqueio text,
  add check (not bloqueada or motivo_bloqueio is not null);

-- A bulletin says it in words, or in the PDF that hangs on it.
alter table boletim alter column texto drop not null;

-- What a measure is, and what a source is (NR-1 1.5.5, eSocial S-2240).
alter table epc
  add column tipo text check (tipo in ('VENTILACAO', 'ENCLAUSURAMENTO', 'PROTECAO_MAQUINA', 'PROTECAO_QUEDA', 'SINALIZACAO', 'EMERGENCIA', 'OUTRO')),
  add column eficaz text check (eficaz in ('SIM', 'NAO'));
alter table medida_adm_engenharia add column eficaz text check (eficaz in ('SIM', 'NAO'));
alter table fonte_geradora
  add column tipo text check (tipo in ('MAQUINA', 'SUBSTANCIA', 'PROCESSO', 'AMBIENTE', 'ORGANIZACAO', 'OUTRA')),
  add column controle text;
