import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './access.ts';
import { instant, instantNow, key, partOf, refersTo } from './columns.ts';
import { cliente, empresa } from './registry.ts';

const effect = () => text({ enum: ['NOVO', 'ATUALIZADO', 'IGUAL'] });

/** One spreadsheet, from its file to its end or back. */
export const spreadsheetImport = pgTable('importacao', {
  id: key(),
  empresaId: refersTo(() => empresa.id),
  clienteId: integer().references(() => cliente.id),
  usuarioId: refersTo(() => user.id),
  tipo: text({
    enum: [
      'UNIDADES',
      'SETORES',
      'CARGOS',
      'HIERARQUIAS',
      'FUNCIONARIOS',
      'CLIENTES',
      'PROCEDIMENTOS',
      'PRESTADORES',
      'PRECOS',
      'PRECOS_CLIENTE',
    ],
  }).notNull(),
  arquivo: text().notNull(),
  sha256: text().notNull(),
  situacao: text({
    enum: [
      'LENDO',
      'RASCUNHO',
      'VALIDANDO',
      'CONFERIDA',
      'EM_CURSO',
      'CONCLUIDA',
      'FALHOU',
      'DESFAZENDO',
      'DESFEITA',
    ],
  })
    .notNull()
    .default('LENDO'),
  modo: text({ enum: ['TUDO', 'CERTAS'] }),
  linhaCabecalho: integer().notNull(),
  cabecalhos: jsonb().$type<readonly string[]>().notNull(),
  colunas: jsonb().$type<readonly (string | null)[]>().notNull(),
  resultado: jsonb().$type<unknown>(),
  gravadas: integer().notNull().default(0),
  andamento: jsonb().$type<unknown>(),
  createdAt: instantNow(),
  iniciadaEm: instant(),
  concluidaEm: instant(),
  desfeitaPor: integer().references(() => user.id),
});

/** One row of it: as it came, what is wrong with it, and what it did. */
export const importRow = pgTable(
  'importacao_linha',
  {
    importacaoId: partOf(() => spreadsheetImport.id),
    linha: integer().notNull(),
    empresaId: refersTo(() => empresa.id),
    celulas: jsonb().$type<unknown[]>().notNull(),
    conferida: boolean().notNull().default(false),
    valores: jsonb().$type<unknown>(),
    chave: text(),
    problemas: jsonb().$type<unknown[]>().notNull().default([]),
    erros: integer().notNull().default(0),
    repetida: boolean().notNull().default(false),
    previsao: effect(),
    situacao: text({ enum: ['PENDENTE', 'FEITA', 'RECUSADA', 'FALHOU', 'DESFEITA', 'MANTIDA'] })
      .notNull()
      .default('PENDENTE'),
    efeito: effect(),
    motivo: text(),
    registroId: integer(),
    versao: integer(),
    antes: jsonb().$type<unknown>(),
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.linha] })],
);

/** What it made on the way because its rows named it. */
export const importMade = pgTable(
  'importacao_criado',
  {
    importacaoId: partOf(() => spreadsheetImport.id),
    empresaId: refersTo(() => empresa.id),
    tabela: text({ enum: ['unidade', 'setor', 'cargo', 'hierarquia'] }).notNull(),
    registroId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importacaoId, t.tabela, t.registroId] })],
);

/** What a company takes a header for. */
export const importHeader = pgTable(
  'importacao_coluna',
  {
    empresaId: refersTo(() => empresa.id),
    tipo: text().notNull(),
    cabecalho: text().notNull(),
    coluna: text(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.tipo, t.cabecalho] })],
);
