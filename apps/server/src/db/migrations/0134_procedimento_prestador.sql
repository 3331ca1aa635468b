-- What the registries of exams and clinics lacked (registries.md): kind, TUSS, duration, notice and sex of an exam; how a
-- clinic serves, who answers for it, and whose account it is paid into.
alter table procedimento
  add column tipo text not null default 'OUTRO'
    check (tipo in ('CLINICO', 'LABORATORIAL', 'IMAGEM', 'AUDIOMETRIA', 'OUTRO')),
  add column codigo_tuss text check (codigo_tuss ~ '^\d{8}$'),
  add column duracao_minutos integer check (duracao_minutos between 1 and 480),
  add column dias_antecedencia integer check (dias_antecedencia between 0 and 365),
  add column sexo text check (sexo in ('F', 'M'));
comment on column procedimento.dias_antecedencia is 'Notice at any clinic; the longer of this and the clinic''s holds';

-- Exams that are there get the kind that their name says; who knows better changes it.
update procedimento set tipo = case
  when clinical then 'CLINICO'
  when apto_normalizar(name) ~ 'audiometr' then 'AUDIOMETRIA'
  when apto_normalizar(name) ~ '(raio.?x|radiograf|tomograf|ultra.?som|ultrassonograf|ressonancia)' then 'IMAGEM'
  when apto_normalizar(name) ~ '(hemograma|glicemia|glicose|urina|sangue|creatinina|ureia|colesterol|triglicer|transaminase|gama gt|hbsag|anti-?hbs|anti-?hcv|vdrl|fezes|cultura|toxicologic)' then 'LABORATORIAL'
  else 'OUTRO' end;

-- The clinical exam is one of the kinds now: it cannot be said twice.
alter table procedimento drop column clinical;
alter table procedimento add column clinical boolean not null generated always as (tipo = 'CLINICO') stored;

-- Half a position, or one outside of Brazil, told no distance.
update prestador set lat = null, lng = null
  where (lat is null) <> (lng is null) or lat not between -33.8 and 5.3 or lng not between -74 and -28.8;
update prestador set codigo_banco = null where codigo_banco !~ '^\d{3}$';

alter table prestador
  add column nome_titular_conta text,
  add column cpf_titular_conta text,
  add column atende_todas_cidades boolean not null default false,
  add column atende_telemedicina boolean not null default true,
  add column atende_aso_retido boolean not null default true,
  add column permite_confirmacao_prestador boolean not null default true,
  add column medico_responsavel_id integer,
  add foreign key (medico_responsavel_id, empresa_id) references medico (id, empresa_id),
  add constraint prestador_position_check check ((lat is null) = (lng is null)),
  add check (lat between -33.8 and 5.3),
  add check (lng between -74 and -28.8),
  add check (codigo_banco ~ '^\d{3}$');
create index prestador_todas_cidades_idx on prestador (empresa_id) where ativo and atende_todas_cidades;
create index prestador_medico_idx on prestador (medico_responsavel_id) where medico_responsavel_id is not null;
