import { signInToApi } from './support/api.ts';
import { searchAndChoose } from './support/assistente.ts';
import { clinicFor } from './support/clinics.ts';
import { consecutiveWorkdays } from './support/dates.ts';
import { fillShared, MANY_CIDADE, openMany, sheetOf } from './support/many.ts';
import { activeOnes, type Funcionario } from './support/people.ts';
import { startServer, type TestServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';

/** SOC takes its time, four employees at once: a request for forty goes on long enough to be stopped. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright wants an object pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: '0', FAULT_LATENCY_MS: '700' });
      await use(server);
      await server.terminate();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const COUNT = 40;

test("issue 10 'Bulk request': an XLSX fills the list; 'Parar' ends it between two people, and who stayed behind is reviewed again @full", async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const byCliente = new Map<number, Funcionario[]>();
  let people: Funcionario[] = [];
  for await (const f of activeOnes(api)) {
    const own = [...(byCliente.get(f.customerId) ?? []), ...(f.pcd ? [] : [f])];
    byCliente.set(f.customerId, own);
    if (own.length < COUNT) continue;
    people = own;
    break;
  }
  const [first] = people;
  if (!first) throw new Error(`Nenhum cliente tem ${COUNT} funcionários`);
  const { name: cliente } = await api.read<{ name: string }>(`/customers/${first.customerId}`);
  const { clinic, calendar } = await clinicFor(api, first, { cidade: MANY_CIDADE, withHorario: false });
  const [start = '', end = ''] = consecutiveWorkdays(calendar, 2);
  await signIn(page);
  await openMany(page);
  await searchAndChoose(page, 'Cliente', cliente, cliente);
  await fillShared(page, { clinic, start, end });
  await page.locator('input[type=file]').setInputFiles(await sheetOf(people));
  await expect(page.getByText(`${COUNT} funcionários na lista.`)).toBeVisible();
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: /^Criar \d+ agendamentos$/ }).click();
  await expect(page.getByRole('progressbar', { name: 'Criando agendamentos' })).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText('Interrompida').first()).toBeVisible();

  const id = Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
  const progress = await api.read<Record<string, number>>(`/pedidos-em-lote/${id}`);
  expect(progress['pendentes']).toBe(0);
  expect((progress['feitos'] ?? 0) + (progress['naoFeitos'] ?? 0)).toBe(COUNT);
  expect(progress['naoFeitos']).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Conferir de novo quem ficou' }).click();
  await expect(page.getByRole('button', { name: /^Criar \d+ agendamentos?$/ })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
});
