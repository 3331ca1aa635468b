-- A new link forgives every try of one name, from anywhere and from each address: keys that begin with it. By bytes they are
-- one stretch of the primary key, and by a language's rules no index finds them.
alter table limite_tentativa alter column chave type text collate "C";
