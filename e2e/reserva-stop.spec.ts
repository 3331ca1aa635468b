import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInToApi } from './support/api.ts';
import { LIST, rowOf } from './support/list.ts';
import {
  dayOf,
  give,
  openWeek,
  placesAt,
  plannableId,
  plansFor,
  save,
  walkToSchedule,
  type Chosen,
} from './support/reserva.ts';
import { freePort, startServer } from './support/server.ts';
import { signInAt } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const WAIT = 'Aguarde estamos inserindo os agendamentos no prestador.';

const WAITS_FOR_AGENDA = 19;
const BOOKED = 8;

/** When the server dies: the request has not come to its end, or its answer has not come back. */
const MOMENTS = ['during', 'after'] as const;

for (const moment of MOMENTS)
  test(`issue 10: a server killed ${moment} the save of chosen slots: nothing is lost, and another try saves it once @full`, async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'apto-reserva-'));
    const place = { PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMIT: '0' };
    let server = await startServer(place);
    try {
      const api = await signInToApi(server.url, 'atendente@apto.test');
      const [plan] = await plansFor(api, 1);
      if (!plan) throw new Error('Falta um funcionário');
      const { name } = plan.funcionario;
      const days = await openWeek(api, plan);
      await signInAt(page, server);
      const step = await walkToSchedule(page, plan, days);
      const taken: Chosen[] = [];
      const free: number[] = [];
      for (const [at, row] of plan.rows.entries()) {
        const day = dayOf(days, row, at);
        const chosen = { row, day, hour: await give(page, plan, at, day) };
        taken.push(chosen);
        free.push(await placesAt(api, plan, chosen));
      }

      let deaths = 0;
      await page.route('**/api/agendamentos', async (route) => {
        if (route.request().method() !== 'POST' || deaths > 0) return route.continue();
        deaths += 1;
        const answer = route.fetch().catch(() => null);
        if (moment === 'after') expect((await answer)?.status()).toBe(201);
        await server.terminate('SIGKILL');
        await answer;
        return route.abort('connectionreset');
      });
      await save(step);
      // It is said, nothing that was chosen goes, and the wait does not stay before it.
      await expect.poll(() => deaths).toBe(1);
      await expect(page.getByText(WAIT)).toBeHidden();
      await expect(page.getByText(`Agendamento do colaborador ${name} salvo com sucesso`)).toHaveCount(0);
      for (const [at, { hour }] of taken.entries()) {
        const row = step.getByRole('row', { name: new RegExp(`^Exame ${at + 1} de `) });
        await expect(row.getByRole('combobox', { name: 'Horário' })).toContainText(hour);
      }

      server = await startServer(place);
      const button = step.getByRole('button', { name: 'Agendar', exact: true });
      await expect(button).not.toHaveAttribute('aria-disabled');
      await save(step);
      await expect(
        page.getByText(`Agendamento do colaborador ${name} salvo com sucesso`).first(),
      ).toBeVisible();

      // Once, with its slots, which nobody else keeps besides.
      const again = await signInToApi(server.url, 'atendente@apto.test');
      const colleague = await signInToApi(server.url, 'colega@apto.test');
      for (const [at, chosen] of taken.entries()) {
        expect(await placesAt(again, plan, chosen)).toBe((free[at] ?? 0) - 1);
        expect(await placesAt(colleague, plan, chosen)).toBe((free[at] ?? 0) - 1);
      }
      const { items } = await again.read<{ items: { dataAgendamento: string | null }[] }>(
        `/agendamentos?limit=20&filter=${encodeURIComponent(name)}`,
      );
      expect(items.filter((each) => each.dataAgendamento === taken[0]?.day)).toHaveLength(1);
    } finally {
      await server.terminate();
      rmSync(folder, { recursive: true, force: true });
    }
  });

for (const moment of MOMENTS)
  test(`issue 10: a server killed ${moment} the list's own 'Reserva de horários': what was chosen stays, and another try books it once @full`, async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'apto-reserva-'));
    const place = { PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMIT: '0' };
    let server = await startServer(place);
    try {
      await signInAt(page, server);
      const id = await plannableId(await signInToApi(server.url, 'atendente@apto.test'));
      await page.goto(`${server.url}${LIST}?status=${WAITS_FOR_AGENDA}&limit=50`);
      const row = rowOf(page, id);
      const dialog = page.getByRole('dialog', { name: 'Reserva de horários' });
      await row.getByRole('button', { name: /reservar horários/ }).click();
      await dialog.getByRole('button', { name: 'Melhores planos' }).click();
      await dialog
        .getByRole('listitem')
        .filter({ hasNotText: 'A clínica do pedido passa a ser' })
        .getByRole('button', { name: /^Usar: / })
        .first()
        .click();
      const times = dialog.getByRole('combobox', { name: 'Horário' });
      for (const time of await times.all()) await expect(time).toContainText(/\d{2}:\d{2}/);
      const chosen = await times.allInnerTexts();

      let deaths = 0;
      await page.route('**/api/agendamentos/reservas-horarios/*', async (route) => {
        if (route.request().method() !== 'POST' || deaths > 0) return route.continue();
        deaths += 1;
        const answer = route.fetch().catch(() => null);
        if (moment === 'after') expect((await answer)?.ok()).toBe(true);
        await server.terminate('SIGKILL');
        await answer;
        return route.abort('connectionreset');
      });
      const confirm = dialog.getByRole('button', { name: 'Confirmar', exact: true });
      await confirm.click();
      await expect.poll(() => deaths).toBe(1);
      // In the dialog and for who hears it.
      await expect(page.getByText(WAIT)).toHaveCount(0);
      await expect(dialog).toBeVisible();
      expect(await times.allInnerTexts()).toEqual(chosen);

      server = await startServer(place);
      await expect(confirm).not.toHaveAttribute('aria-disabled');
      await confirm.click();
      await expect(dialog).toBeHidden();
      const api = await signInToApi(server.url, 'atendente@apto.test');
      const booked = await api.read<{ status: { id: number }; horaAgendamento: string }>(
        `/agendamentos/${id}`,
      );
      expect(booked.status.id).toBe(BOOKED);
      expect(chosen[0]).toContain(booked.horaAgendamento);
      const steps = await api.read<{ status: { id: number } }[]>(`/agendamento_status/agendamento/${id}`);
      expect(steps.filter(({ status }) => status.id === BOOKED)).toHaveLength(1);
    } finally {
      await server.terminate();
      rmSync(folder, { recursive: true, force: true });
    }
  });
