import { Writable } from 'node:stream';
import excel from 'exceljs';
import type { Api } from './support/api.ts';
import {
  askWhile,
  childrenMemory,
  printTable,
  residentMemory,
  waitedText,
  type Row,
} from './support/measures.ts';

const ROWS = 50_000;
/** A customer of the demonstration, and not the one whose employees have requests. */
const CLIENTE = 2;
/** What a company of 50,000 is made of. */
const [BRANCHES, DEPARTMENTS, POSITIONS, PLACES] = [40, 25, 60, 2_000];
const HEADERS = [
  'Nome completo',
  'CPF',
  'Nascimento',
  'Admissão',
  'Telefone',
  'E-mail',
  'Unidade',
  'Setor',
  'Cargo',
];
const FIRST = ['Maria', 'João', 'Rafaela', 'Antônio', 'Francisca', 'Tiago', 'Conceição', 'Lucas'];
const LAST = ['Silva', 'Souza Lima', 'Carvalho', 'Araújo', 'Xavier', 'Nascimento', 'Prado'];

/** The nth of many valid CPFs. */
function cpfOf(n: number): string {
  const digits = Array.from(String(400_000_000 + n), Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

const two = (n: number): string => String(n).padStart(2, '0');

async function staffWorkbook(): Promise<Buffer> {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write(part: Buffer, _, written) {
      parts.push(Buffer.from(part));
      written();
    },
  });
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: true });
  const sheet = book.addWorksheet('Funcionários');
  sheet.addRow(HEADERS).commit();
  for (let n = 0; n < ROWS; n++) {
    const place = Math.imul(n, 2_654_435_761) >>> 0;
    const at = place % PLACES;
    sheet
      .addRow([
        `${FIRST[n % FIRST.length]} ${LAST[(n >> 3) % LAST.length]} ${LAST[(n >> 6) % LAST.length]} ${n}`,
        cpfOf(n),
        `${two(1 + (n % 28))}/${two(1 + (n % 12))}/${1960 + (n % 45)}`,
        `${two(1 + (n % 28))}/${two(1 + ((n >> 2) % 12))}/${2005 + (n % 20)}`,
        `119${String(70_000_000 + n)}`,
        `pessoa${n}@bench.test`,
        `Filial ${at % BRANCHES}`,
        `Setor ${at % DEPARTMENTS}`,
        `Cargo ${at % POSITIONS}`,
      ])
      .commit();
  }
  await book.commit();
  return Buffer.concat(parts);
}

interface Detail {
  id: number;
  situacao: string;
  colunas: (string | null)[];
  contagem: { total: number; comErro: number; feitas: number };
}

/**
 * A file of 50,000 employees by the calls that the screen makes (issue 11): how long the person waits for each step, by how
 * much the server grows, and how long the lightest other call waits meanwhile.
 */
export async function measureImport(
  base: string,
  api: Api,
  { token, mode, pid }: { token: string; mode: 'CERTAS' | 'TUDO'; pid: number },
): Promise<void> {
  const content = await staffWorkbook();
  const other = () => api.get('/notificacoes/nao-lidas');
  const calm = performance.now() + 3_000;
  const before = await askWhile(other, () => performance.now() < calm);
  // With the process that opens the file.
  const memory = async () => (await residentMemory(base)) + childrenMemory(pid);
  const start = await memory();
  const state = { isOpen: true, largest: start, most: start, told: new Set<number>() };
  const rows: Row[] = [];
  let whole = 0;

  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    state.largest = 0;
    const began = performance.now();
    const answer = await work();
    const took = performance.now() - began;
    if (name !== UNDO) whole += took;
    state.largest = Math.max(state.largest, await memory());
    state.most = Math.max(state.most, state.largest);
    rows.push({
      measurement: name,
      value: `${(took / 1000).toFixed(1)} s, ${Math.round((state.largest - start) / 2 ** 20)} MB acima do início`,
    });
    return answer;
  }
  const expected = async (
    answer: Promise<{ status: number; body: unknown }>,
    ...good: number[]
  ): Promise<Detail> => {
    const { status, body } = await answer;
    if (!good.includes(status)) throw new Error(`Importação: ${status} ${JSON.stringify(body)}`);
    return body as Detail;
  };
  async function until(id: number, wanted: string): Promise<Detail> {
    for (;;) {
      const detail = await expected(api.get(`/importacao/${id}`), 200);
      state.told.add(detail.contagem.feitas);
      if (detail.situacao === wanted) return detail;
      if (detail.situacao === 'FALHOU') throw new Error('A importação falhou.');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const upload = async () => {
    const form = new FormData();
    form.append('clienteId', String(CLIENTE));
    form.append('tipo', 'FUNCIONARIOS');
    form.append('file', new Blob([new Uint8Array(content)]), 'funcionarios.xlsx');
    const response = await fetch(`${base}/api/importacao`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const watch = async () => {
    while (state.isOpen) {
      state.largest = Math.max(state.largest, await memory());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const UNDO = 'desfeita inteira';
  const work = async () => {
    try {
      const sent = await step(`lida (${(content.length / 2 ** 20).toFixed(1)} MB)`, () =>
        expected(upload(), 201),
      );
      await step('conferida', async () => {
        await expected(api.post(`/importacao/${sent.id}/colunas`, { colunas: sent.colunas }), 200);
        return until(sent.id, 'CONFERIDA');
      });
      state.told.clear();
      const done = await step(mode === 'TUDO' ? 'gravada, tudo ou nada' : 'gravada, por linha', async () => {
        await expected(api.post(`/importacao/${sent.id}/iniciar`, { modo: mode }), 200);
        return until(sent.id, 'CONCLUIDA');
      });
      rows.push({ measurement: 'andamentos diferentes vistos', value: String(state.told.size) });
      if (done.contagem.feitas !== ROWS) throw new Error(`Gravadas: ${done.contagem.feitas}`);
      await step(UNDO, async () => {
        await expected(api.post(`/importacao/${sent.id}/desfazer`, {}), 200);
        return until(sent.id, 'DESFEITA');
      });
    } finally {
      state.isOpen = false;
    }
  };
  const [, waits] = await Promise.all([work(), askWhile(other, () => state.isOpen), watch()]);
  const grown = (state.most - start) / 2 ** 20;
  printTable(`Importação de ${ROWS.toLocaleString('pt-BR')} funcionários`, [
    ...rows,
    {
      measurement: 'lida, conferida e gravada',
      value: `${(whole / 1000).toFixed(1)} s`,
      meta: '< 60 s',
      inside: whole < 60_000,
    },
    {
      measurement: 'memória acima do início, a maior',
      value: `${Math.round(grown)} MB`,
      meta: '< 200 MB',
      inside: grown < 200,
    },
    {
      measurement: 'espera de outra chamada, a maior',
      value: waitedText(waits, before),
    },
  ]);
}
