-- Names that begin with what is searched are one stretch of the index that holds them in their order. Who has it further on
-- is found here: the trigrams of whole names find all who begin with it too, and of a first name that is common fifty thousand
-- were read from the table to sort them.
create index funcionario_busca_depois_idx on funcionario using gin (substr(nome_busca, 2) gin_trgm_ops);
-- Statistics of what an index works out are made with the table's: until then every search would be estimated blindly.
analyze funcionario;
