import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agoraEmSaoPaulo } from '@apto/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrar } from '../src/db/migrate.ts';
import { abrirPglite } from '../src/db/pglite.ts';
import { travarPasta } from '../src/db/trava.ts';
import { semearDemonstracao } from '../src/demo/semear.ts';

const raiz = fileURLToPath(new URL('../../../', import.meta.url));
const AMOSTRA = 'docs/exemplos/funcionarios.xlsx';

// Each command opens the database in a process of its own.
describe('commands on the embedded database', { timeout: 180_000 }, () => {
  const pasta = mkdtempSync(join(tmpdir(), 'apto-cli-'));
  const rodar = (comando: string, args: string[], env: Record<string, string> = {}) => {
    const r = spawnSync(
      join(raiz, 'node_modules/.bin/node'),
      ['--conditions=@apto/source', `apps/server/src/cli/${comando}.ts`, ...args],
      {
        cwd: raiz,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: pasta, INIT_CWD: raiz, ...env },
      },
    );
    return { codigo: r.status, texto: r.stdout + r.stderr };
  };

  beforeAll(async () => {
    const banco = await abrirPglite(pasta);
    await migrar(banco);
    await semearDemonstracao(banco, { agora: agoraEmSaoPaulo(Date.now()), agendamentos: 30 });
    await banco.fechar();
  });
  afterAll(() => rmSync(pasta, { recursive: true, force: true }));

  it('importar: rehearses, writes with --confirmar, and is safe to repeat', () => {
    const ensaio = rodar('importar', [AMOSTRA, '--cliente', '1001']);
    expect(ensaio.texto).toMatch(/A criar +12/);
    expect(ensaio.texto).toContain('nada foi gravado');
    expect(ensaio.codigo).toBe(0);
    const gravada = rodar('importar', [AMOSTRA, '--cliente', '1001', '--confirmar']);
    expect(gravada.texto).toMatch(/Criados +12/);
    expect(gravada.texto).toContain('Cargos novos: Operador de torno CNC');
    const repetida = rodar('importar', [AMOSTRA, '--cliente', '1001', '--confirmar']);
    expect(repetida.texto).toMatch(/Criados +0/);
    expect(repetida.texto).toMatch(/Sem mudança +12/);
  });

  it.each([
    ['an unknown customer', 'importar', [AMOSTRA, '--cliente', '9'], 'Não há cliente com o código 9'],
    ['a missing file', 'importar', ['nada.xlsx', '--cliente', '1001'], 'não existe'],
    ['no customer', 'importar', [AMOSTRA], 'Informe o código do cliente'],
    ['an unknown option', 'importar', [AMOSTRA, '--clientes', '1'], 'Há uma opção que não existe'],
    [
      'a file that is no sheet',
      'importar',
      ['package.json', '--cliente', '1001'],
      'não é uma planilha .xlsx',
    ],
    ['a silly number', 'demo', ['--agendamentos', 'muitos'], 'deve ser um número inteiro'],
  ])('%s: one clear sentence, and a failing exit code', (_, comando, args, texto) => {
    const r = rodar(comando, args);
    expect(r.texto).toContain(texto);
    expect(r.texto).not.toMatch(/ {4}at /);
    expect(r.codigo).toBe(1);
  });

  it('refuses the folder of a running server', () => {
    const soltar = travarPasta(pasta);
    const r = rodar('importar', [AMOSTRA, '--cliente', '1001']);
    soltar();
    expect(r.codigo).toBe(1);
    expect(r.texto).toContain('já está em uso pelo processo');
    expect(r.texto).toContain('DATABASE_URL');
  });

  it('demo: never in production', () => {
    const r = rodar('demo', [], { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) });
    expect(r.texto).toContain('NODE_ENV=production');
    expect(r.codigo).toBe(1);
  });
});
