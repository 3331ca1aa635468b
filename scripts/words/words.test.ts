import { readFileSync, globSync } from 'node:fs';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it, test } from 'vitest';
import { readGlossary } from './glossary.ts';
import { isPortuguese, wordsOf } from './language.ts';
import plugin from './plugin.ts';
import { foreignWords, readVocabulary, strayMembers } from './rule.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const vocabulary = readVocabulary();
const ROOT = new URL('../../', import.meta.url).pathname;

describe('a name', () => {
  test.each([
    'leitura',
    'aoMudar',
    'carregando',
    'useQuadro',
    'SEM_ERRO',
    'opcoesDeExame',
    'ehCpf',
    'nome',
    'linhas',
  ])('%s is Portuguese', (name) => expect(foreignWords(name, 'binding', vocabulary)).not.toEqual([]));
  test.each([
    ['agendamento', 'binding'],
    ['createAgendamentos', 'binding'],
    ['prestadorId', 'binding'],
    ['solicitacoes', 'binding'],
    ['tiposExame', 'binding'],
    ['dataSugestaoInicial', 'binding'],
    ['codigo_soc', 'property'],
    ['nome', 'property'],
    ['AGENDADO', 'binding'],
    ['readSession', 'binding'],
    ['useSWR', 'binding'],
    ['async', 'binding'],
  ] as const)('%s is none of it', (name, role) => expect(foreignWords(name, role, vocabulary)).toEqual([]));
  test('says which of its words are Portuguese', () => {
    expect(foreignWords('lerSessãoDaPrestadora', 'binding', vocabulary)).toEqual([
      'ler',
      'sessao',
      'da',
      'prestadora',
    ]);
  });
  test('of a file may not be a field of the wire', () => {
    expect(foreignWords('mensagem.ts', 'path', vocabulary)).toEqual(['mensagem']);
  });
});

describe('the members of a type', () => {
  test.each([
    ['as a table has them', ['id', 'acao', 'descricao', 'para']],
    ['as a call answers, in part', ['message', 'codigo', 'requestId']],
    ["with what stands inside of the call's object", ['message', 'codigo', 'campos', 'mensagem']],
    ['as SQL spells the columns', ['origem_id', 'origem', 'situacao']],
    ['nouns and longer names of the wire', ['funcionario', 'dataSugestaoInicial', 'isOpen']],
    ['names that the glossary lists', ['soma', 'label']],
  ])('may have words of the wire %s', (_, members) => {
    expect(strayMembers(members, vocabulary)).toEqual([]);
  });
  test.each([
    ['which is none of its objects', ['nome', 'isOpen', 'onChange'], ['nome']],
    ['of two objects', ['campo', 'jejumHoras', 'acao'], ['campo', 'acao']],
    ['among more of their own', ['acao', 'descricao', 'author', 'columns', 'event'], ['acao', 'descricao']],
  ])('may not have a word of the wire in an object %s', (_, members, stray) => {
    expect(strayMembers(members, vocabulary)).toEqual(stray);
  });
});

describe('the glossary', () => {
  test('has no noun that English has, and none twice', () => {
    const text = readFileSync(new URL('docs/glossary.md', `file://${ROOT}`), 'utf8');
    const { nouns, wireNames } = readGlossary(text);
    expect(new Set(wireNames).size).toBe(wireNames.length);
    expect(nouns.length).toBeGreaterThan(100);
  });
  test('refuses to be read without its sections', () => {
    expect(() => readGlossary('# Glossary')).toThrow('Nouns');
  });
});

test('npm scripts have English names', () => {
  const found = [
    'package.json',
    ...globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT }),
  ].flatMap((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as {
      scripts?: Record<string, string>;
    };
    return Object.entries(scripts).flatMap(([name, command]) =>
      [name, ...command.split(/\s/).filter((part) => part.startsWith('--'))].flatMap((part) =>
        foreignWords(part, 'path', vocabulary).map((word) => `${file}: ${word} in ${part}`),
      ),
    );
  });
  expect(found).toEqual([]);
});

test('words part at humps, at underscores and at what is no letter', () => {
  expect(wordsOf('lerXLSXDaPágina2_ok')).toEqual(['ler', 'xlsx', 'da', 'pagina', 'ok']);
  expect(isPortuguese('pagina')).toBe(true);
  expect(isPortuguese('page')).toBe(false);
});

const said = (...names: string[]) =>
  names.map((name) => ({ message: new RegExp(`in '${name}' is Portuguese`) }));

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'english-names',
  plugin.rules['english-names'] as never,
  {
    valid: [
      'const { nome: name, tipoExame } = agendamento;',
      "const texts = { Onde: 'Rua 1', Código: '7' };",
      'const rows = { descricao: 1 }.descricao;',
      { filename: `${ROOT}packages/ui/src/A.stories.tsx`, code: 'export const ComErro = {};' },
      { filename: `${ROOT}packages/ui/src/a.ts`, code: "const flag = '--tudo';" },
      "const headers = ['x-filtro-clientes', 'x-request-id', 'x-unidades'];",
      "const text = 'leitura';",
      'interface Refusal { message: string; codigo: string; requestId: string }',
      {
        filename: `${ROOT}packages/api-client/src/schemas/error.ts`,
        code: 'type Own = { nome: string; isOpen: 1 };',
      },
      "type Code = 'AGENDADO' | 'Em processo' | 'não lido' | 'SYNC_FAILED' | 'em';",
    ],
    invalid: [
      { code: 'const leitura = 1;', errors: said('leitura') },
      { code: 'const { nome } = pessoa;', errors: said('nome') },
      { code: 'function aoMudar(valor = 1, ...[resto]) {}', errors: said('aoMudar', 'valor', 'resto') },
      {
        code: 'type Quadro<Linha> = { carregando: boolean; salvar(): void };',
        errors: said('Quadro', 'Linha', 'carregando', 'salvar'),
      },
      { code: 'class Fila { trava = 1; abrir() {} }', errors: said('Fila', 'trava', 'abrir') },
      {
        code: "type Event = { type: 'SINCRONIA_FALHOU' } | { type: 'prestadorLido' };",
        errors: said('SINCRONIA_FALHOU', 'prestadorLido'),
      },
      {
        code: 'interface Card { nome: string; isOpen: boolean; close(): void }',
        errors: [{ message: /'nome' is a field of the wire/ }],
      },
      {
        code: 'class Step { acao = 1; campo = 2; isOwn = 3; actor = 4 }',
        errors: [{ message: /'acao'/ }, { message: /'campo'/ }],
      },
      { code: 'const x = { aoFechar: 1 };', errors: said('aoFechar') },
      { code: 'const x = <Tabela aoAbrir={1} />;', errors: said('aoAbrir') },
      { code: 'try {} catch (erro) {}', errors: said('erro') },
      {
        code: "import * as dominio from 'x'; import { a as ultimo } from 'x';",
        errors: said('dominio', 'ultimo'),
      },
      {
        filename: `${ROOT}packages/ui/src/A.stories.tsx`,
        code: 'const ComErro = {};',
        errors: said('ComErro'),
      },
      { filename: `${ROOT}packages/ui/src/leitura/a.ts`, code: '1;', errors: said('leitura') },
      { filename: `${ROOT}scripts/a.ts`, code: "has('--tudo');", errors: said('--tudo') },
      {
        filename: `${ROOT}apps/server/src/cli/a.ts`,
        code: "parseArgs({ options: { cliente: { type: 'string' }, confirmar: { type: 'boolean' } } });",
        errors: said('confirmar'),
      },
      { code: "reply.header('x-leituras', 1);", errors: said('x-leituras') },
    ],
  },
);
