import type { Locator, Page } from 'playwright';
import { signIn } from './support/api.ts';
import { enter, launch, openSlowed, pressMouse, reach, SLOWDOWN } from './support/browser.ts';
import { ms, printTable, type Row } from './support/measures.ts';

const CLIENT = 'cliente@apto.test';
/** The heaviest request of issue 10. */
const EMPLOYEES = 10;
const PROCEDURES = 20;
/** What issue 10 asks of a press at that slowdown, in milliseconds. */
const GOAL = 100;
const PERIODICO = 2;

/** Keeps in `window.__drawn` the time from the next press to the end of the frame that answers it, on the page's clock. */
const DRAWN = `void (window.__drawn = new Promise((resolve) => {
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
  }, { capture: true, once: true });
}))`;

/** Time until the frame that answers a press, and until what the press leads to is there. */
async function press(page: Page, target: Locator, then: Locator): Promise<[drawn: number, there: number]> {
  await reach(page, target);
  await page.evaluate(DRAWN);
  const start = performance.now();
  await pressMouse(page);
  const drawn = Number(await page.evaluate('window.__drawn'));
  await then.waitFor();
  return [drawn, performance.now() - start];
}

interface Employee {
  id: number;
  name: string;
  customerId: number;
  pcd: boolean;
}

/** Ten employees of one customer whom SOC knows. */
async function findEmployees(base: string): Promise<Employee[]> {
  const api = await signIn(base, CLIENT);
  const { body } = await api.get('/customer/employees/funcionarios-por-situacao/ATIVO?limit=100');
  const { items } = body as { items: Employee[] };
  const found: Employee[] = [];
  for (const each of items) {
    if (each.pcd || each.customerId !== items[0]?.customerId) continue;
    const answer = await api.get(
      `/importacao/procedimentos-soc/funcionario/${each.id}/customer/${each.customerId}/tipo-exame/${PERIODICO}`,
    );
    const { procedimentos = [], examesEmDia } = answer.body as {
      procedimentos?: unknown[];
      examesEmDia?: boolean;
    };
    if (answer.status === 200 && procedimentos.length > 0 && !examesEmDia) found.push(each);
    if (found.length === EMPLOYEES) return found;
  }
  throw new Error(`Só ${found.length} funcionários servem.`);
}

/** The wizard with ten employees of twenty procedures each (issue 10), as a client fills it in. */
export async function measureWizard(base: string): Promise<void> {
  const employees = await findEmployees(base);
  const browser = await launch();
  const rows: Row[] = [];
  const tell = (name: string, [drawn, there]: readonly [number, number]): void => {
    rows.push({
      measurement: name,
      value: `${ms(drawn)} · ${ms(there)}`,
      meta: `≤ ${GOAL} ms`,
      inside: drawn <= GOAL,
    });
  };
  try {
    const page = await openSlowed(browser);
    // SOC's own answer, made as long as the heaviest one.
    await page.route('**/importacao/procedimentos-soc/**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as {
        procedimentos: { id: number; name: string; clinical: boolean }[];
      };
      const { procedimentos } = answer;
      const [one] = procedimentos;
      const more = Array.from({ length: one ? PROCEDURES - procedimentos.length : 0 }, (_, n) => ({
        ...one,
        id: 90_000 + n,
        name: `${one?.name} ${n}`,
        clinical: false,
      }));
      await route.fulfill({ response, json: { ...answer, procedimentos: [...procedimentos, ...more] } });
    });
    await enter(page, base, CLIENT);
    await page.getByRole('button', { name: 'Novo agendamento' }).click();
    const advance = page.getByRole('button', { name: 'Avançar' });
    const title = (text: string): Locator => page.getByRole('heading', { level: 2, name: text });
    await title('Por favor confira os dados do solicitante').waitFor();
    await advance.click();
    await title('Qual exame, onde e para quem?').waitFor();
    await page.getByLabel('Tipo de exame').first().click();
    await page.getByRole('option', { name: 'Periódico', exact: true }).click();
    await page.getByRole('combobox', { name: 'Cidade' }).fill('Jundiaí');
    await page.getByRole('option', { name: /^Jundiaí - / }).click();
    for (const { name } of employees) {
      await page.getByRole('combobox', { name: 'Funcionários' }).fill(name);
      await page.getByRole('option', { name, exact: true }).first().click();
    }
    tell(
      "'Adicionar' os dez",
      await press(
        page,
        page.getByRole('button', { name: 'Adicionar' }),
        page.getByRole('table', { name: 'Funcionários do pedido' }),
      ),
    );
    const table = page.getByRole('table', { name: 'Procedimentos por funcionário' });
    tell(
      "'Avançar' aos procedimentos",
      await press(page, advance, table.getByRole('rowheader').nth(EMPLOYEES - 1)),
    );
    await page.waitForTimeout(3000);
    const question = (name: string): Locator => page.getByLabel(`Questionário de risco de ${name}`).first();
    const option = page.getByRole('option').first();
    const [first, second] = employees;
    tell('questionário: abrir', await press(page, question(first?.name ?? ''), option));
    tell(
      'questionário: responder',
      await press(page, option, page.getByRole('button', { name: /^Igual para todos/ })),
    );
    await page.waitForTimeout(500);
    tell(
      "'Igual para todos'",
      await press(
        page,
        page.getByRole('button', { name: /^Igual para todos/ }),
        question(second?.name ?? ''),
      ),
    );
    await page.waitForTimeout(1000);
    tell("'Avançar' à clínica", await press(page, advance, title('Em qual clínica e quando?')));
    await page.waitForTimeout(3000);
    tell(
      "'Voltar' aos procedimentos",
      await press(
        page,
        page.getByRole('button', { name: 'Voltar', exact: true }),
        table.getByRole('rowheader').first(),
      ),
    );
  } finally {
    await browser.close();
  }
  printTable(
    `Assistente com ${EMPLOYEES} funcionários de ${PROCEDURES} procedimentos, CPU ${SLOWDOWN}× mais lenta: o quadro que responde · o que se pediu`,
    rows,
  );
}
