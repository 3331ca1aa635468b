import { agoraEmSaoPaulo } from '@apto/domain';
import type { BancoPort } from './db/port.ts';
import { iniciar } from './iniciar.ts';
import { lerConfiguracao, type Configuracao } from './platform/configuracao.ts';
import { hasKeyboard, listenToKeys, openBrowser } from './platform/keyboard.ts';
import { isWatched, silentProgress, terminalProgress, type Progress } from './platform/progress.ts';
import { describeStartFailure } from './platform/start-failure.ts';

/** Longest wait for open requests on a stop. */
const PRAZO_DE_PARADA_MS = 15_000;
/** The same for a person who pressed Ctrl+C and waits. */
const INTERRUPT_DEADLINE_MS = 4_000;
/** What a shell says of a process that Ctrl+C ended. */
const INTERRUPTED = 130;

const dizer = (texto: string) => void process.stdout.write(`${texto}\n`);

/** What a person who waits for the seed wants counted, by table. */
const COUNTED: Readonly<Record<string, string>> = {
  cliente: 'clientes',
  prestador: 'clínicas',
  funcionario: 'funcionários',
  agendamento: 'agendamentos',
};

/** The demonstration's seed is loaded only when it is asked for. */
async function semeadorDaDemonstracao(progress: Progress): Promise<(banco: BancoPort) => Promise<void>> {
  const endereco = new URL('./demo/semear.ts', import.meta.url);
  const { semearDemonstracao } = (await import(endereco.href)) as typeof import('./demo/semear.ts');
  return async (banco) => {
    progress.doing('Semeando a demonstração');
    let total = 0;
    const counts: string[] = [];
    const isNew = await semearDemonstracao(banco, {
      agora: agoraEmSaoPaulo(Date.now()),
      onTable: (table, rows) => {
        total += rows;
        const name = COUNTED[table];
        if (name) counts.push(`${rows.toLocaleString('pt-BR')} ${name}`);
        progress.doing(`Semeando a demonstração: ${total.toLocaleString('pt-BR')} registros`);
      },
    });
    progress.done(isNew ? `Demonstração semeada: ${counts.join(', ')}` : 'Demonstração já está no banco');
  };
}

const LOGINS = [
  ['atendente@apto.test', 'tudo'],
  ['cliente@apto.test', 'um cliente; cria e altera'],
  ['leitura@apto.test', 'somente consulta'],
  ['financeiro@apto.test', 'depósitos'],
  ['prestador@apto.test', 'uma clínica (portais do prestador)'],
] as const;

let config: Configuracao | null = null;
try {
  config = lerConfiguracao(process.env, isWatched());
  const progress = isWatched() ? terminalProgress() : silentProgress;
  const { endereco, parar } = await iniciar(
    config,
    config.demo ? await semeadorDaDemonstracao(progress) : undefined,
    progress,
  );
  dizer('');
  dizer(`  Back-office        ${endereco}/`);
  dizer(`  Autoagendamento    ${endereco}/publico/#/autoagendamento`);
  dizer(`  API                ${endereco}/api/openapi.json`);
  if (config.demo) {
    dizer('');
    dizer('  Acessos da demonstração (senha Apto-demo-1):');
    for (const [usuario, papel] of LOGINS) dizer(`    ${usuario.padEnd(22)} ${papel}`);
    dizer(`  Mensagens enviadas  ${endereco}/api/dev/outbox`);
  }
  dizer('');

  let isStopping = false;
  let interrupts = 0;
  const leaveWithin = (ms: number, code: number) => setTimeout(() => process.exit(code), ms).unref();
  // Ctrl+C reaches every process of the terminal's group, and those above this one pass it on as SIGTERM: both
  // together ask once. Whoever presses it again means it.
  const encerrar = (signal: NodeJS.Signals) => {
    if (signal === 'SIGINT') {
      interrupts += 1;
      if (interrupts > 1) process.exit(INTERRUPTED);
      leaveWithin(INTERRUPT_DEADLINE_MS, INTERRUPTED);
    }
    if (isStopping) return;
    isStopping = true;
    leaveWithin(PRAZO_DE_PARADA_MS, 1);
    parar().then(
      () => process.exit(process.exitCode ?? 0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, encerrar);

  if (hasKeyboard() && !config.producao) {
    const address = `${endereco}/`;
    listenToKeys({
      o: () => openBrowser(address, () => dizer(`  Nenhum navegador foi aberto: visite ${address}`)),
    });
    dizer('  o abre o navegador, Ctrl+C encerra');
    dizer('');
  }
} catch (erro) {
  const sentence = describeStartFailure(erro, config);
  process.stderr.write(
    sentence === null
      ? `${erro instanceof Error ? erro.stack : String(erro)}\n`
      : `${isWatched() ? '\r\x1b[K' : ''}\n  ${sentence}\n\n`,
  );
  process.exit(1);
}
