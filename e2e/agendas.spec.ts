import { signInToApi, type Api } from './support/api.ts';
import { cidadeNamed, clinicsOf, type Clinic } from './support/clinics.ts';
import { addDays, today, weekdayOf } from './support/dates.ts';
import { drawHour } from './support/grid.ts';
import { chooseFuncionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Agenda {
  readonly id: number;
  readonly prestadorId: number;
  readonly ambienteId: number;
}

/** What the test draws in place of the agenda's windows. */
const DRAWN = { diaSemana: 5, inicio: '09:00', fim: '10:30', duracaoMinutos: 30, vagas: 1 };

/**
 * The first agenda that somebody is booked in outside of what is drawn. The demonstration's days go with today, so that
 * the product itself is asked where somebody loses their place.
 */
async function bookedAgenda(
  api: Api,
  clinics: readonly Clinic[],
): Promise<{ clinic: Clinic; agenda: Agenda }> {
  for (const clinic of clinics) {
    const { agendas } = await api.read<{ agendas: Agenda[] }>(`/agendas/quadro?prestadorId=${clinic.id}`);
    for (const agenda of agendas) {
      const { id: agendaId, prestadorId: _, ambienteId: _room, ...grade } = agenda;
      const effect = await api.send<{ afetados: unknown[] }>(`/agendas/prestador/${clinic.id}/efeito`, {
        change: { ...grade, tipo: 'GRADE', agendaId, periodos: [DRAWN] },
      });
      if (effect.afetados.length > 0) return { clinic, agenda };
    }
  }
  throw new Error('Ninguém está marcado em nenhuma agenda destas clínicas');
}

test('doc3 agenda/grade: a week is drawn by mouse and keyboard, its effect is told, and its slots are what the wizard offers', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const funcionario = await chooseFuncionario(api, {});
  // A city in which no other test books: what is drawn here takes the slots of before away.
  const cidade = await cidadeNamed(api, 'São Paulo');
  const clinics = await clinicsOf(api, funcionario.customerId, cidade);
  const { clinic, agenda } = await bookedAgenda(
    api,
    clinics.filter((each) => each.sistema === 'SOC'),
  );
  await signIn(page);

  await test.step('from the rail to the clinic, and to the week of its agenda', async () => {
    await page.getByRole('link', { name: 'Agendas' }).first().click();
    const search = page.getByRole('searchbox', { name: 'Buscar clínica' });
    await search.fill(clinic.code);
    await search.press('Enter');
    await page.getByRole('link', { name: new RegExp(`^${clinic.code} - `) }).click();
    await page
      .getByRole('table', { name: 'Agendas da clínica' })
      .locator(`a[href$="/agenda/${agenda.id}/grade"]`)
      .click();
    await expect(page).toHaveURL(new RegExp(`/agenda/${agenda.id}/grade$`));
  });

  const grid = page.getByRole('grid');
  await test.step('every window is taken out, and by Enter and the mouse others are drawn', async () => {
    const windows = grid.getByRole('button', { name: /vagas?, / });
    await windows.first().waitFor();
    for (let left = await windows.count(); left > 0; left -= 1) {
      await windows.first().click();
      await page.getByRole('button', { name: 'Excluir período' }).click();
      await expect(windows).toHaveCount(left - 1);
    }
    // Saturday from 09:00 on, by mouse.
    await drawHour(page, grid.locator('[data-unit]').last());
    await expect(windows).toHaveCount(1);
    await expect(windows.first()).toHaveAccessibleName(/09:00 às 10:00/);
    // To the day before and one slot longer, by keyboard.
    await windows.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await expect(windows.first()).toHaveAccessibleName(/09:00 às 10:30, .*sexta-feira/);
  });

  await test.step('who is booked outside of it is told before it is saved', async () => {
    await page.getByRole('button', { name: 'Salvar grade' }).click();
    const question = page.getByRole('dialog', { name: /sem lugar$/ });
    await question.getByRole('button', { name: 'Salvar mesmo assim' }).click();
    await expect(page.getByText('Grade salva').first()).toBeVisible();
  });

  await test.step('these are the slots of that room from now on', async () => {
    const timesOf = async (day: string): Promise<string[]> => {
      const slots = await api.send<{ horarioChegada: string }[]>('/agendamentos/new-faixas-disponiveis', {
        prestadorId: clinic.id,
        funcionarioId: funcionario.id,
        ambienteId: agenda.ambienteId,
        examesIds: [],
        dataInicial: day,
        dataFinal: day,
        periodo: 3,
        tipoExameId: 2,
      });
      return slots.map(({ horarioChegada }) => horarioChegada);
    };
    let friday = addDays(today(), 14);
    while (weekdayOf(friday) !== 5) friday = addDays(friday, 1);
    // Somebody may be booked in some of them, and on one friday in all.
    const times = (await timesOf(friday)).concat(await timesOf(addDays(friday, 7)));
    expect(times).not.toEqual([]);
    expect(['09:00', '09:30', '10:00']).toEqual(expect.arrayContaining(times));
    expect(await timesOf(addDays(friday, -1))).toEqual([]);
  });
});

interface LostReserva {
  readonly agendamentoId: number | null;
  readonly sugestao?: { readonly data: string } | null;
  readonly impedimento?: string | null;
}

/** A clinic and a day on which somebody is booked who could go elsewhere: the product itself is asked. */
async function dayToClose(api: Api, clinics: readonly Clinic[]): Promise<{ clinic: Clinic; day: string }> {
  for (const clinic of clinics)
    for (let ahead = 1; ahead <= 40; ahead += 1) {
      const day = addDays(today(), ahead);
      const effect = await api
        .send<{ afetados: LostReserva[] }>(`/agendas/prestador/${clinic.id}/efeito`, {
          change: { tipo: 'FECHAMENTO', data: day, inicio: null, fim: null, ambienteId: null },
        })
        .catch(() => ({ afetados: [] }));
      if (effect.afetados.some((each) => each.impedimento === null && each.sugestao)) return { clinic, day };
    }
  throw new Error('Ninguém que possa ser remarcado está marcado nestas clínicas');
}

test('issue 10, the clinic’s bad day: a day is closed, who is booked is moved in one step, and all of it is taken back @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const funcionario = await chooseFuncionario(api, {});
  const cidade = await cidadeNamed(api, 'Belo Horizonte');
  const clinics = await clinicsOf(api, funcionario.customerId, cidade);
  const { clinic, day } = await dayToClose(
    api,
    clinics.filter((each) => each.sistema === 'SOC'),
  );
  const isClosed = async (): Promise<boolean> => {
    const { agendas } = await api.read<{ agendas: { exceptions: { data: string; atende: boolean }[] }[] }>(
      `/agendas/quadro?prestadorId=${clinic.id}`,
    );
    return agendas.some((each) => each.exceptions.some((e) => e.data === day && !e.atende));
  };
  await signIn(page);
  await page.goto(`/reserva-horario/dia/${day}?prestador=${clinic.id}`);
  const marked = page.getByText(/: \d+ marcados?\.$/);
  await expect(marked).toBeVisible();
  const before = (await marked.textContent()) ?? '';
  await page.getByRole('button', { name: 'Fechar dia' }).click();
  const form = page.getByRole('dialog', { name: 'Fechar dia' });
  await form.getByRole('textbox', { name: /^Motivo/ }).fill('Falta de energia na clínica');
  await form.getByRole('button', { name: 'Conferir' }).click();
  const review = page.getByRole('dialog', { name: 'Conferir o fechamento' });
  await review.getByRole('button', { name: /^Fechar e remarcar/ }).click();
  await expect(review).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver resultado' }).click();
  expect(await isClosed()).toBe(true);
  const result = page.getByRole('dialog', { name: 'Dia fechado: remarcar quem perdeu o lugar' });
  await expect(result.getByText('Feito', { exact: true }).first()).toBeVisible();
  await result.getByRole('button', { name: 'Desfazer' }).click();
  await expect(result.getByText(/^Dia reaberto: /)).toBeVisible();
  expect(await isClosed()).toBe(false);
  // The screen behind says so too, without being opened again.
  await expect(marked).toHaveText(before);
});
