import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { travarPasta } from '../src/db/trava.ts';
import { ErroDeConfiguracao, lerConfiguracao } from '../src/platform/configuracao.ts';

const pasta = mkdtempSync(join(tmpdir(), 'apto-config-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));
const ler = (env: Record<string, string>) => lerConfiguracao({ DATA_DIR: pasta, ...env });

describe('the environment', () => {
  it('has the defaults of the running contract', () => {
    expect(ler({})).toMatchObject({
      porta: 4310,
      host: '127.0.0.1',
      bancoUrl: null,
      demo: false,
      urlPublica: 'http://127.0.0.1:4310',
    });
  });

  it.each([
    [{ PORT: 'abc' }, "PORT='abc' não vale. Use um número inteiro de 0 a 65535."],
    [{ PORT: '70000' }, 'PORT'],
    [{ DEMO: 'sim' }, "DEMO='sim' não vale. Use 1 ou 0."],
    [
      { DEMO: '1', NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) },
      'DEMO=1 não pode ser usado com NODE_ENV=production',
    ],
    [{ NODE_ENV: 'production' }, 'Falta SESSION_SECRET.'],
    [{ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) }, 'Falta PUBLIC_URL.'],
    [{ SESSION_SECRET: 'curto' }, 'SESSION_SECRET é curto.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL não é um endereço que comece com postgres:// ou postgresql://.',
    ],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ FAULT_SOC: '2' }, 'FAULT_SOC'],
    [{ LOG_LEVEL: 'tudo' }, 'LOG_LEVEL'],
  ])('refuses %j and says what is accepted', (env: Record<string, string | undefined>, texto) => {
    const errado = () => lerConfiguracao({ DATA_DIR: pasta, ...env });
    expect(errado).toThrow(ErroDeConfiguracao);
    expect(errado).toThrow(texto);
  });

  it('never repeats an address, which may hold a password', () => {
    expect(() => ler({ DATABASE_URL: 'mysql://u:segredo@h/b' })).toThrow(/^(?!.*segredo)/);
  });

  it('keeps one generated secret for the next start', () => {
    const um = ler({}).segredoDeSessao;
    expect(um.length).toBeGreaterThanOrEqual(32);
    expect(ler({}).segredoDeSessao).toBe(um);
    expect(readFileSync(join(pasta, 'session-secret'), 'utf8')).toBe(um);
  });
});

describe('a DATA_DIR that cannot be one', () => {
  it.each([
    ['below a file', () => join(pasta, 'file', 'data')],
    // Node's own recursion never came back from here.
    ['where the system keeps nothing', () => '/proc/apto'],
  ])('%s: one sentence that names the variable', (_, folder) => {
    writeFileSync(join(pasta, 'file'), '');
    const read = () => lerConfiguracao({ DATA_DIR: folder() });
    expect(read).toThrow(ErroDeConfiguracao);
    expect(read).toThrow(
      /^DATA_DIR \(.+\) não pode ser uma pasta: indique em DATA_DIR uma que possa ser criada\.$/,
    );
  });
});

describe('the log where a person reads along', () => {
  it('is quiet, unless LOG_LEVEL says otherwise', () => {
    expect(lerConfiguracao({ DATA_DIR: pasta }, true).nivelDeLog).toBe('warn');
    expect(lerConfiguracao({ DATA_DIR: pasta }, false).nivelDeLog).toBe('info');
    expect(lerConfiguracao({ DATA_DIR: pasta, LOG_LEVEL: 'debug' }, true).nivelDeLog).toBe('debug');
  });
});

describe('the lock on the embedded database', () => {
  it('is refused while its owner lives and taken over once the owner is gone', () => {
    const trava = join(pasta, 'banco.lock');
    const inicio = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(trava, JSON.stringify({ pid: process.ppid, inicio }));
    expect(() => travarPasta(pasta)).toThrow(`já está em uso pelo processo ${process.ppid}`);
    // The same pid, started at another time: somebody else got the number.
    writeFileSync(trava, JSON.stringify({ pid: process.ppid, inicio: '1' }));
    const soltar = travarPasta(pasta);
    expect(JSON.parse(readFileSync(trava, 'utf8'))).toMatchObject({ pid: process.pid });
    soltar();
    writeFileSync(trava, 'lixo');
    travarPasta(pasta)();
    expect(() => readFileSync(trava)).toThrow('ENOENT');
  });
});
