import { agoraEmSaoPaulo } from '@apto/domain';
import { parseArgs } from 'node:util';
import { migrar } from '../db/migrate.ts';
import { AGENDAMENTOS_PADRAO, estadoDoBanco, semearDemonstracao } from '../demo/semear.ts';
import { aumentarDemonstracao } from '../demo/volume.ts';
import { abrirBanco } from '../iniciar.ts';
import { ErroDeConfiguracao, lerConfiguracao, type Configuracao } from '../platform/configuracao.ts';
import { describeStartFailure } from '../platform/start-failure.ts';

const AJUDA = `
  Preenche um banco vazio com dados de demonstração.

    npm run demo                                 ${AGENDAMENTOS_PADRAO} agendamentos
    npm run demo -- --agendamentos 1000000       um milhão (use um PostgreSQL: DATABASE_URL)

  O banco é o de DATABASE_URL ou, sem ela, o embutido em DATA_DIR. Um banco com dados que não são da
  demonstração nunca é tocado.
`;

const MAXIMO = 10_000_000;

function lerArgumentos(): { ajuda: boolean; agendamentos: number } {
  let lidos;
  try {
    lidos = parseArgs({
      options: { agendamentos: { type: 'string' }, ajuda: { type: 'boolean', short: 'h' } },
    });
  } catch {
    throw new ErroDeConfiguracao(`Há uma opção que não existe, ou à qual falta o valor.\n${AJUDA}`);
  }
  const agendamentos = Number(lidos.values.agendamentos ?? AGENDAMENTOS_PADRAO);
  if (!Number.isInteger(agendamentos) || agendamentos < 1 || agendamentos > MAXIMO) {
    throw new ErroDeConfiguracao(`--agendamentos deve ser um número inteiro de 1 a ${MAXIMO}.`);
  }
  return { ajuda: lidos.values.ajuda ?? false, agendamentos };
}

let config: Configuracao | null = null;

async function executar(): Promise<void> {
  const { ajuda, agendamentos } = lerArgumentos();
  if (ajuda) {
    console.log(AJUDA);
    return;
  }
  if (process.env['NODE_ENV'] === 'production') {
    throw new ErroDeConfiguracao('A demonstração tem senhas conhecidas: não roda com NODE_ENV=production.');
  }
  config = lerConfiguracao(process.env);
  const banco = await abrirBanco(config);
  const inicio = performance.now();
  try {
    await migrar(banco);
    const agora = agoraEmSaoPaulo(Date.now());
    if ((await estadoDoBanco(banco.db)) === 'OUTRO') {
      throw new ErroDeConfiguracao(
        'Este banco já tem dados que não são da demonstração. Use outro DATA_DIR ou outra DATABASE_URL.',
      );
    }
    const novo = await semearDemonstracao(banco, {
      agora,
      agendamentos: Math.min(agendamentos, AGENDAMENTOS_PADRAO),
    });
    const somados = await aumentarDemonstracao(banco, agora, agendamentos);
    const segundos = ((performance.now() - inicio) / 1000).toFixed(1);
    if (novo || somados > 0) {
      const total = (novo ? Math.min(agendamentos, AGENDAMENTOS_PADRAO) : 0) + somados;
      console.log(
        `  Demonstração pronta: ${total.toLocaleString('pt-BR')} agendamentos novos em ${segundos} s.`,
      );
    } else console.log('  A demonstração já está neste banco: nada a fazer.');
  } finally {
    await banco.fechar();
  }
}

try {
  await executar();
} catch (erro) {
  const sentence = describeStartFailure(erro, config);
  console.error(sentence === null ? erro : `\n  ${sentence}\n`);
  process.exitCode = 1;
}
