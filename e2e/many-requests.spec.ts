import { signInToApi, type Api } from './support/api.ts';
import { searchAndChoose } from './support/assistente.ts';
import { expectNoViolations } from './support/axe.ts';
import { clinicFor } from './support/clinics.ts';
import { consecutiveWorkdays } from './support/dates.ts';
import { fillShared, MANY_CIDADE, openMany, sheetOf } from './support/many.ts';
import { nameInRow, openList, rows } from './support/list.ts';
import { activeOnes, fromSoc, EXAME_TYPE, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Three of one customer with nothing up to date, and a clinic for them: nothing of theirs needs a second look. */
async function makePlan(api: Api) {
  const byCliente = new Map<number, Funcionario[]>();
  for await (const f of activeOnes(api)) {
    const people = byCliente.get(f.customerId) ?? [];
    if (f.pcd || people.length === 3) continue;
    if ((await fromSoc(api, f, EXAME_TYPE.PERIODICO)).examesEmDia) continue;
    byCliente.set(f.customerId, [...people, f]);
    const [first, second] = people;
    if (!first || !second) continue;
    const served = await clinicFor(api, first, { cidade: MANY_CIDADE, withHorario: false }).catch(() => null);
    if (served) return { people: [first, second, f] as const, ...served };
  }
  throw new Error('Nenhum cliente da demonstração serve a este teste');
}

/** How many periodic exams of the employee are open. */
async function countOf(api: Api, { name }: Funcionario): Promise<number> {
  const query = new URLSearchParams({ limit: '1', filter: name, filtrosExtras: '{"status":[1]}' });
  const { meta } = await api.read<{ meta: { totalItems: number } }>(`/agendamentos?${query.toString()}`);
  return meta.totalItems;
}

test('issue 10: a list is reviewed, corrected and created at once, and each request stands in the list', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const { people, clinic, calendar } = await makePlan(api);
  const [first, second, third] = people;
  const { name: cliente } = await api.read<{ name: string }>(`/customers/${first.customerId}`);
  const [start = '', end = ''] = consecutiveWorkdays(calendar, 2);
  const before = await Promise.all(people.map((f) => countOf(api, f)));
  await signIn(page);

  await test.step('what is missing is told at its field; what all share is filled in once', async () => {
    await openMany(page);
    await searchAndChoose(page, 'Cliente', cliente, cliente);
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByRole('button', { name: 'Funcionários: Campo obrigatório' })).toBeVisible();
    await fillShared(page, { clinic, start, end });
  });

  const list = page.getByRole('textbox', { name: 'Funcionários' });
  await test.step('two are pasted and one comes by a sheet; a slip stays behind, and is corrected', async () => {
    await list.fill(`${first.name}\nFulano de Tal`);
    await page.locator('input[type=file]').setInputFiles(await sheetOf([second]));
    await expect(page.getByText('3 funcionários na lista.')).toBeVisible();
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByText('2 de 3 funcionários podem seguir.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Fulano de Tal' })).toContainText('Não encontrado');
    await expectNoViolations(page, 'a conferência');
    await page.getByRole('button', { name: 'Corrigir' }).click();
    await expect(list).toHaveValue(`${first.name}\nFulano de Tal\n${second.cpf}`);
    await list.fill(people.map(({ cpf }) => cpf).join('\n'));
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByText('3 de 3 funcionários podem seguir.')).toBeVisible();
    expect(await Promise.all(people.map((f) => countOf(api, f)))).toEqual(before);
  });

  await test.step('one press creates them, also for who comes back by the address', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Criar 3 agendamentos' }).click();
    await expect(page.getByText('3 agendamentos criados.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Agendamento criado')).toHaveCount(3);
  });

  await test.step('each stands in the list, once', async () => {
    expect(await Promise.all(people.map((f) => countOf(api, f)))).toEqual(before.map((n) => n + 1));
    await openList(page, `?${new URLSearchParams({ filter: third.name }).toString()}`);
    expect(await nameInRow(rows(page).first())).toBe(third.name);
    await expect(rows(page).first()).toContainText('Periódico');
  });
});
