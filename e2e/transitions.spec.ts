import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { addDays, calendarOf, consecutiveWorkdays, today, writing } from './support/dates.ts';
import { openList, rowOf, rows } from './support/list.ts';
import { expect, test } from './support/test.ts';

const CLIENT = 'cliente@apto.test';

interface Row {
  readonly id: number;
  readonly idPrestador: number | null;
  readonly dataAgendamento: string | null;
  readonly status: { readonly id: number; readonly descricao: string };
}

const statusOf = async (api: Api, id: number): Promise<string> =>
  (await api.read<Row>(`/agendamentos/${id}`)).status.descricao;

/** Presses a step of the request's page; answers its dialog. */
async function press(page: Page, step: string): Promise<Locator> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.locator('[role=dialog]').filter({ hasText: OF_EVERY_LIST[step]?.dialog ?? step });
  await dialog.waitFor();
  return dialog;
}

/** The list's own dialogs, which the page of a request opens as well: their names, and their verbs (doc1 §2.5). */
const OF_EVERY_LIST: Readonly<Record<string, { readonly dialog: string; readonly verb: string }>> = {
  'Falta Consulta': { dialog: 'Pré-solicitação', verb: 'Marcar falta' },
  'Desistência de Vaga': { dialog: 'Desistência de Vaga', verb: 'Desistir da vaga' },
};

const fill = (label: string) => async (dialog: Locator) => {
  await dialog.getByLabel(label).fill('Combinado por telefone');
};
/** A day on which the clinic of the request serves. */
const day = async (dialog: Locator, api: Api, id: number) => {
  const { cidade, prestador } = await api.read<{ cidade: { id: number }; prestador: { id: number } | null }>(
    `/agendamentos/${id}`,
  );
  const [free = ''] = consecutiveWorkdays(await calendarOf(api, cidade.id, prestador?.id ?? 1), 1, 9);
  await dialog
    .getByRole('group', { name: 'Data 1' })
    .getByRole('textbox', { name: 'Dia' })
    .fill(writing(free));
};
const byEmail = async (dialog: Locator) => {
  await dialog.getByRole('radio', { name: 'E-mail' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('funcionario@exemplo.com.br');
};
const risk = async (dialog: Locator) => {
  await dialog.getByRole('combobox', { name: 'Riscos' }).click();
  await dialog.page().getByRole('option').first().click();
  await dialog.page().keyboard.press('Escape');
};

interface Walked {
  readonly from: number;
  readonly step: string;
  /** What the page says once the step is done. */
  readonly to: string;
  readonly answer?: (dialog: Locator, api: Api, id: number) => Promise<void>;
  /** Only of a request whose day is still to come, which is then the one that the step keeps. */
  readonly isBooked?: true;
  /** Asks nothing. */
  readonly isAtOnce?: true;
}

/**
 * Each status that a person leaves, by one step that the specification gives it (doc1 §4; the attendant's of doc3 §2.10).
 * Written by hand, as an oracle beside the table: what the page does not offer fails. PROCESSANDO_SOLICITACAO (21) is left by
 * time within minutes of a start (docs/decisions/0204), so that none may be there when this runs: a server test has its steps.
 */
const WALK: readonly Walked[] = [
  { from: 1, step: 'Iniciar', to: 'Em Andamento', isAtOnce: true },
  { from: 2, step: 'Propor data', to: 'Aguardando Data', answer: day },
  { from: 3, step: 'Recusar pelo funcionário', to: 'Não Confirmado', answer: fill('Motivo') },
  { from: 5, step: 'Perguntar ao cliente', to: 'Pendência Cliente', answer: fill('Pergunta') },
  { from: 6, step: 'Registrar chegada', to: 'Aguardando Conf. Comparecimento' },
  { from: 7, step: 'Concluir', to: 'Concluído' },
  { from: 7, step: 'Falta Consulta', to: 'Falta consulta' },
  { from: 8, step: 'Reagendar', to: 'Reagendado', answer: fill('Motivo'), isBooked: true },
  { from: 11, step: 'Perguntar à clínica', to: 'Aguardando Confirmação do Prestador', isBooked: true },
  {
    from: 11,
    step: 'Perguntar ao funcionário',
    to: 'Aguardando Conf. Funcionário',
    answer: byEmail,
    isBooked: true,
  },
  { from: 12, step: 'Aplicar risco', to: 'Autoagendamento', answer: risk },
  { from: 13, step: 'Cancelar agendamento', to: 'Cancelado', answer: fill('Motivo do cancelamento') },
  { from: 14, step: 'Agendar', to: 'Agendado', isBooked: true },
  { from: 15, step: 'Kit entregue', to: 'Agendado' },
  { from: 16, step: 'Resolver pendência', to: 'Pendência Resolvida', answer: fill('Resposta') },
  { from: 17, step: 'Desistência de Vaga', to: 'Desistência de Vaga', answer: fill('Motivo da desistência') },
  { from: 19, step: 'Confirmar agenda', to: 'Agendado', isBooked: true },
  { from: 26, step: 'Recusar pela clínica', to: 'Pendência Prestador', answer: fill('Motivo') },
  { from: 27, step: 'Iniciar', to: 'Em Andamento', isAtOnce: true },
];

/** Desistência de Vaga, Cancelado, Não Confirmado, Falta consulta, Concluído (doc1 §4). */
const ENDS = [9, 10, 18, 20, 22] as const;

/** Requests of one status, by the API: the screen is for the step that is proved. */
async function requestsIn(api: Api, status: number): Promise<Row[]> {
  const filtrosExtras = encodeURIComponent(JSON.stringify({ status: [status] }));
  return (await api.read<{ items: Row[] }>(`/agendamentos?limit=100&filtrosExtras=${filtrosExtras}`)).items;
}

/** One that this step fits: booked for a day to come at a clinic that is not paid first, where the step keeps it. */
async function requestFor(api: Api, { from, isBooked }: Walked): Promise<Row> {
  for (const row of await requestsIn(api, from)) {
    if (!isBooked) return row;
    if (row.idPrestador === null || (row.dataAgendamento ?? '') <= addDays(today(), 2)) continue;
    const { advanceDeposit } = await api.read<{ advanceDeposit: boolean }>(`/suppliers/${row.idPrestador}`);
    const holidays = await api.read<readonly unknown[]>(
      `/ferias/prestador/verificar/single/${row.idPrestador}?dataInicial=${row.dataAgendamento}`,
    );
    if (!advanceDeposit && holidays.length === 0) return row;
  }
  throw new Error(`A demonstração não tem um pedido com status ${from} para este passo`);
}

/** So many steps one test walks: each signs in once. */
const STEPS = 5;
const parts = Array.from({ length: Math.ceil(WALK.length / STEPS) }, (_, part) =>
  WALK.slice(part * STEPS, (part + 1) * STEPS),
);

for (const part of parts) {
  const statuses = part.map(({ from }) => from).join(', ');
  test(`doc1 §4, doc3 §2.10: ${statuses} are left on the page of the request, by the step that may @full`, async ({
    page,
    signInTwice,
  }) => {
    const api = await signInTwice(page);
    for (const walked of part) {
      await test.step(`${walked.from}: ${walked.step} → ${walked.to}`, async () => {
        const { id } = await requestFor(api, walked);
        await page.goto(`/painel-agendamento/${id}`);
        if (walked.isAtOnce) await page.getByRole('button', { name: walked.step, exact: true }).click();
        else {
          const dialog = await press(page, walked.step);
          await walked.answer?.(dialog, api, id);
          const verb = OF_EVERY_LIST[walked.step]?.verb ?? walked.step;
          await dialog.getByRole('button', { name: verb, exact: true }).click();
          await expect(dialog).toBeHidden();
        }
        await expect.poll(() => statusOf(api, id)).toBe(walked.to);
        await expect(page.getByText(new RegExp(`^${walked.to} desde `))).toBeVisible();
      });
    }
  });
}

test('doc1 §4: what has ended offers no step any more @full', async ({ page, signInTwice }) => {
  const api = await signInTwice(page);
  for (const end of ENDS) {
    const [row] = await requestsIn(api, end);
    await page.goto(`/painel-agendamento/${row?.id}`);
    await expect(page.getByText('Este pedido terminou.')).toBeVisible();
    for (const { step } of WALK)
      await expect(page.getByRole('button', { name: step, exact: true })).toHaveCount(0);
  }
});

test('doc1 §2.5, §4: the client answers its pendency in the list, and it is the provider’s', async ({
  page,
  signInTwice,
}) => {
  const api = await signInTwice(page, CLIENT);
  await openList(page, '?status=4');
  const row = rows(page).first();
  await row.getByRole('button', { name: /ver pendência/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pendências' });
  await dialog.getByLabel('Resposta').fill('O cargo é operador de prensa.');
  // The dialog reads what was said before from an address that begins alike.
  const answered = page.waitForResponse(
    (r) => r.request().method() === 'POST' && r.url().endsWith('/api/agendamento_status') && r.ok(),
  );
  await dialog.getByRole('button', { name: 'Finalizar' }).click();
  const { agendamento } = (await (await answered).json()) as { agendamento: { id: number } };
  await expect(page.getByText('Dado atualizado com sucesso')).toBeVisible();
  expect(await statusOf(api, agendamento.id)).toBe('Pendência Prestador');
  await openList(page, `?status=16&limit=50`);
  await expect(rowOf(page, agendamento.id)).toBeVisible();
});

test('doc1 §4: the client chooses one of the proposed days in the list, and scheduling is next', async ({
  page,
  signInTwice,
}) => {
  const api = await signInTwice(page, CLIENT);
  await openList(page, '?status=5');
  await rows(page)
    .first()
    .getByRole('button', { name: /escolher data/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Escolher data' });
  await dialog.getByRole('radio').first().check({ force: true });
  const answered = page.waitForResponse((r) => r.url().endsWith('/acao') && r.ok());
  await dialog.getByRole('button', { name: 'Escolher data' }).click();
  const { id } = (await (await answered).json()) as { id: number };
  await expect(page.getByText('Data escolhida.')).toBeVisible();
  expect(await statusOf(api, id)).toBe('Pendência Resolvida');
  const { datasPropostas } = await api.read<{ datasPropostas: { origem: string } }>(`/agendamentos/${id}`);
  expect(datasPropostas.origem).toBe('SOLICITANTE');
});

test('doc1 §4: a missed exam is asked for again, with what stays as it was', async ({
  page,
  signInTwice,
}) => {
  const api = await signInTwice(page);
  interface Missed {
    id: number;
    idCliente: number;
    quantidadeFaltaConsulta: number;
    funcionario: { name: string };
    tipoExame: { id: number; descricao: string };
  }
  // A function change needs one that is pending, the dismissed are not asked for, and who has missed as often as their
  // client allows neither. One after the other: all at once are more calls than a server takes.
  let again: Missed | undefined;
  for (const { id } of await requestsIn(api, 20)) {
    const found = await api.read<Missed>(`/agendamentos/${id}`);
    if (found.tipoExame.id !== 2 && found.tipoExame.id !== 3) continue;
    const { limiteReagendamento } = await api.read<{ limiteReagendamento: number }>(
      `/customers/${found.idCliente}`,
    );
    if (found.quantidadeFaltaConsulta < limiteReagendamento) {
      again = found;
      break;
    }
  }
  if (!again) throw new Error('A demonstração não tem uma falta para pedir de novo');
  await page.goto(`/painel-agendamento/${again.id}`);
  await page.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Criar agendamento' })).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByText(again.funcionario.name).first()).toBeVisible();
});
