import { agoraEmSaoPaulo } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrar } from '../db/migrate.ts';
import { linhas, type BancoPort } from '../db/port.ts';
import { ErroDePlanilha } from '../importacao/arquivo.ts';
import { importarPlanilha } from '../importacao/importar.ts';
import { relatorio } from '../importacao/relatorio.ts';
import { abrirBanco } from '../iniciar.ts';
import { ErroDeConfiguracao, lerConfiguracao, type Configuracao } from '../platform/configuracao.ts';
import { describeStartFailure } from '../platform/start-failure.ts';

const AJUDA = `
  Importa os funcionários de uma planilha para um cliente.

    npm run importar -- FUNCIONARIOS.xlsx --cliente 1001               mostra o que seria feito
    npm run importar -- FUNCIONARIOS.xlsx --cliente 1001 --confirmar   grava

  Colunas, em qualquer ordem e com os nomes de costume: nome, CPF, nascimento, cargo, setor, unidade,
  telefone, e-mail, admissão. Nome e CPF são obrigatórios. Uma planilha com erros não grava nada; repetir a
  mesma planilha não muda nada. Com mais de uma empresa no banco, diga qual: --empresa CNPJ.
`;

interface Argumentos {
  arquivo: string;
  cliente: string;
  empresa: string | undefined;
  confirmar: boolean;
}

function lerArgumentos(): Argumentos | null {
  let lidos;
  try {
    lidos = parseArgs({
      allowPositionals: true,
      options: {
        cliente: { type: 'string' },
        empresa: { type: 'string' },
        confirmar: { type: 'boolean' },
        ajuda: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    throw new ErroDeConfiguracao(`Há uma opção que não existe, ou à qual falta o valor.\n${AJUDA}`);
  }
  const { values, positionals } = lidos;
  if (values.ajuda) return null;
  const [arquivo, ...resto] = positionals;
  if (!arquivo || resto.length > 0)
    throw new ErroDeConfiguracao(`Informe o caminho de uma planilha.\n${AJUDA}`);
  if (!values.cliente) throw new ErroDeConfiguracao(`Informe o código do cliente com --cliente.\n${AJUDA}`);
  return { arquivo, cliente: values.cliente, empresa: values.empresa, confirmar: values.confirmar ?? false };
}

interface Cliente {
  id: number;
  code: string;
  name: string;
  empresa: string;
  cnpj: string;
}

/** The active customer of this code. @throws ErroDeConfiguracao that lists the choices */
async function acharCliente(banco: BancoPort, { cliente, empresa }: Argumentos): Promise<Cliente> {
  const daEmpresa = empresa ? sql`and e.cnpj = ${empresa.toUpperCase().replace(/[^0-9A-Z]/g, '')}` : sql``;
  const todos = await linhas<Cliente>(
    banco.db,
    sql`select c.id, c.code, c.name, e.name as empresa, e.cnpj from cliente c join empresa e on e.id = c.empresa_id
        where c.ativo and e.ativo ${daEmpresa} order by c.code, e.id limit 2000`,
  );
  const achados = todos.filter((c) => c.code === cliente);
  if (achados.length === 1 && achados[0]) return achados[0];
  if (achados.length > 1) {
    throw new ErroDeConfiguracao(
      `O código ${cliente} é de mais de uma empresa. Diga qual com --empresa CNPJ:\n${achados
        .map((c) => `    ${c.cnpj}  ${c.empresa}`)
        .join('\n')}`,
    );
  }
  const lista = todos.slice(0, 30).map((c) => `    ${c.code}  ${c.name}`);
  throw new ErroDeConfiguracao(
    lista.length === 0
      ? 'Não há clientes neste banco. Confira DATABASE_URL ou DATA_DIR.'
      : `Não há cliente com o código ${cliente}. Os clientes deste banco:\n${lista.join('\n')}`,
  );
}

async function lerConteudo(caminho: string): Promise<Uint8Array> {
  // npm runs scripts from the project's folder; the path is relative to where the person is.
  const completo = resolve(process.env['INIT_CWD'] ?? process.cwd(), caminho);
  try {
    return await readFile(completo);
  } catch (erro) {
    const motivo = (erro as NodeJS.ErrnoException).code === 'ENOENT' ? 'não existe' : 'não pôde ser lido';
    throw new ErroDeConfiguracao(`O arquivo ${completo} ${motivo}.`);
  }
}

let config: Configuracao | null = null;

async function executar(): Promise<number> {
  const argumentos = lerArgumentos();
  if (!argumentos) {
    console.log(AJUDA);
    return 0;
  }
  const conteudo = await lerConteudo(argumentos.arquivo);
  config = lerConfiguracao(process.env);
  const banco = await abrirBanco(config);
  try {
    await migrar(banco);
    const cliente = await acharCliente(banco, argumentos);
    const importacao = await importarPlanilha(banco, {
      clienteId: cliente.id,
      conteudo,
      nomeDoArquivo: argumentos.arquivo,
      agora: agoraEmSaoPaulo(Date.now()),
      usuarioId: null,
      confirmar: argumentos.confirmar,
    });
    console.log(
      [
        '',
        ...relatorio(importacao, cliente).map((l) => (l === '' || l.startsWith('  ') ? l : `  ${l}`)),
        '',
      ].join('\n'),
    );
    return importacao.resultado ? 0 : 1;
  } finally {
    await banco.fechar();
  }
}

try {
  process.exitCode = await executar();
} catch (erro) {
  const sentence = erro instanceof ErroDePlanilha ? erro.message : describeStartFailure(erro, config);
  console.error(sentence === null ? erro : `\n  ${sentence}\n`);
  process.exitCode = 1;
}
