import { agoraEmSaoPaulo } from '@apto/domain';
import type { BancoPort } from './db/port.ts';
import { iniciar } from './iniciar.ts';
import { ErroDeConfiguracao, lerConfiguracao } from './platform/configuracao.ts';

/** Longest wait for open requests on a stop. */
const PRAZO_DE_PARADA_MS = 15_000;

const dizer = (texto: string) => void process.stdout.write(`${texto}\n`);

/** The demonstration's seed is loaded only when it is asked for. */
async function semeadorDaDemonstracao(): Promise<((banco: BancoPort) => Promise<void>) | undefined> {
  const endereco = new URL('./demo/semear.ts', import.meta.url);
  const { semearDemonstracao } = (await import(endereco.href)) as typeof import('./demo/semear.ts');
  return async (banco) => void (await semearDemonstracao(banco, { agora: agoraEmSaoPaulo(Date.now()) }));
}

const LOGINS = [
  ['atendente@apto.test', 'tudo'],
  ['cliente@apto.test', 'um cliente; cria e altera'],
  ['leitura@apto.test', 'somente consulta'],
  ['financeiro@apto.test', 'depósitos'],
  ['prestador@apto.test', 'uma clínica (portais do prestador)'],
] as const;

try {
  const config = lerConfiguracao(process.env);
  const { endereco, parar } = await iniciar(config, config.demo ? await semeadorDaDemonstracao() : undefined);
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

  let pedidos = 0;
  const encerrar = () => {
    pedidos += 1;
    if (pedidos > 1) process.exit(1);
    const prazo = setTimeout(() => process.exit(1), PRAZO_DE_PARADA_MS);
    prazo.unref();
    parar().then(
      () => process.exit(process.exitCode ?? 0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', encerrar);
  process.on('SIGINT', encerrar);
} catch (erro) {
  if (erro instanceof ErroDeConfiguracao) {
    process.stderr.write(`\n  ${erro.message}\n\n`);
  } else if ((erro as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    process.stderr.write(
      '\n  A porta já está em uso. Encerre o outro processo ou escolha outra com PORT.\n\n',
    );
  } else {
    process.stderr.write(`${erro instanceof Error ? erro.stack : String(erro)}\n`);
  }
  process.exit(1);
}
