-- Who asks a clinic again changes nothing that the clinic reads or types: what it is typing stays good.
drop trigger nova_versao on prestador_cadastro;
create trigger nova_versao before update on prestador_cadastro for each row
  when ((old.situacao, old.dados, old.decisoes) is distinct from (new.situacao, new.dados, new.decisoes))
  execute function nova_versao();
