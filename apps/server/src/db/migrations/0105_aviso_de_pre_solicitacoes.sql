-- Whether a person is shown, on the list's button, how many pre-requests wait (doc1 §3 exibePreSolicitacaoNotificacao).
alter table usuario add column exibe_pre_solicitacao_notificacao boolean not null default true;
