import type { Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { createInvite, linkWindow } from './support/invitation.ts';
import { linksTo, openLink } from './support/lasting.ts';
import { chooseFuncionarios, type Funcionario } from './support/people.ts';
import { onScreen } from './support/phone.ts';
import { clockAtHour, startServer, type TestServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';

/** Nothing is offered from 21 h to 8 h: here it is morning at any hour. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright wants an object pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: '0', ...clockAtHour(10) });
      await use(server);
      await server.terminate();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Days from today to the first that is offered: well before the client's 24 h in which nothing may be changed. */
const AHEAD = 4;
/** The routine comes round each minute, and its worker looks every fifteen seconds. */
const ROUND_MS = 120_000;

/** Places of one time that the test takes, at most. */
const MOST_PLACES = 6;

interface Free {
  data: string;
  horarioChegada: string;
  vagas: number;
}
interface Booked {
  readonly id: number;
  readonly who: Funcionario;
  /** Of the link that booked. */
  readonly token: string;
  readonly time: string;
}

/** The calls of an employee's session. */
async function enter(url: string, cpf: string, token: string) {
  const invoke = async <T>(method: string, path: string, body?: unknown, access?: string): Promise<T> => {
    const r = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!r.ok) throw new Error(`${method} ${path}: ${r.status} ${await r.text()}`);
    return (await r.json()) as T;
  };
  const { access_token: access } = await invoke<{ access_token: string }>(
    'POST',
    '/auth/login-autoagendamento',
    { username: cpf, password: token, termoAceito: true },
  );
  return <T>(method: string, path: string, body?: unknown) => invoke<T>(method, path, body, access);
}

type Call = Awaited<ReturnType<typeof enter>>;

const freeAt = (call: Call, id: number, prestadorId: number): Promise<Free[]> => {
  const { inicio: start, fim: end } = linkWindow(AHEAD);
  return call('POST', '/agendamentos/faixas-disponiveis', {
    agendamentoId: id,
    examesIds: [],
    periodo: 3,
    prestadorId,
    dataInicial: start,
    dataFinal: end,
  });
};

/** A clinic whose earliest free time is soon taken: whoever books after that has nothing free before them. */
async function chooseClinic(call: Call, id: number): Promise<{ clinic: number; cidade: number }> {
  const { cidade, clinicas: clinics } = await call<{
    cidade: { id: number };
    clinicas: { id: number; opcoes: { horario: string | null }[] }[];
  }>('GET', '/autoagendamento/sugestoes');
  for (const clinic of clinics.filter(({ opcoes: times }) => times.some(({ horario }) => horario !== null))) {
    const free = await freeAt(call, id, clinic.id);
    const [first] = free;
    const places = free
      .filter((each) => each.data === first?.data && each.horarioChegada === first.horarioChegada)
      .reduce((sum, { vagas }) => sum + vagas, 0);
    if (first && places <= MOST_PLACES) return { clinic: clinic.id, cidade: cidade.id };
  }
  throw new Error('Nenhuma clínica tem poucas vagas no seu primeiro horário livre');
}

test("issue 10 'Waiting list': two wait, a place opens, the first refuses and the second takes it @full", async ({
  browser,
  server,
}) => {
  test.setTimeout(420_000);
  const api = await signInToApi(server.url, 'cliente@apto.test');
  const people = await chooseFuncionarios(api, MOST_PLACES + 2, { emDia: false });
  const booked: Booked[] = [];
  let place: Awaited<ReturnType<typeof chooseClinic>> | null = null;
  for (const who of people) {
    const { agendamentoId: id, token } = await createInvite(api, who, AHEAD);
    const call = await enter(server.url, who.cpf, token);
    place ??= await chooseClinic(call, id);
    const [free] = await freeAt(call, id, place.clinic);
    if (!free) throw new Error('Acabaram os horários');
    const { data: day, horarioChegada: time } = free;
    await call('PATCH', '/autoagendamento/solicitante-confirmar-prestador', {
      id,
      cidade: place.cidade,
      idPrestador: place.clinic,
    });
    await call('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
      agendamentoId: id,
      periodo: Number(time.slice(0, 2)) < 12 ? 1 : 2,
      dataAgendamento: day,
      horarioAgendamento: time,
    });
    booked.push({ id, who, token, time });
    // Two after the earliest time is gone: nothing is free before either of them.
    if (booked.filter((each) => each.time !== booked[0]?.time).length === 2) break;
  }
  const [gone, first, second] = booked.slice(-3);
  if (!gone || !first || !second || gone.time === first.time) throw new Error('Faltam horários');

  const openOwn = async ({ who, token }: Booked): Promise<Page> => {
    // The confirmation's, which is not the one that booked.
    const lasting = async () => (await linksTo(api, who)).find((link) => !link.includes(token)) ?? '';
    await expect.poll(lasting).not.toBe('');
    const page = await openLink(browser, await lasting(), who);
    await onScreen(page, 'Agendamento confirmado');
    return page;
  };
  const [one, two] = [await openOwn(first), await openOwn(second)];
  for (const page of [one, two]) {
    await page.getByRole('button', { name: 'Avise-me se abrir um horário antes' }).tap();
    await expect(page.getByText('Avisaremos se abrir um horário antes')).toBeVisible();
  }

  await api.send('/agendamento_status', {
    agendamento: gone.id,
    status: { id: 10 },
    descricao: 'Mudança de status para Cancelado. Motivo: Saiu da empresa',
    observacao: '',
  });
  const offered = async ({ who }: Booked): Promise<string> => {
    const messages = await api.read<{ para: string; corpo: string }[]>('/dev/outbox');
    const texts = messages.filter(({ para }) => para.endsWith(who.phone)).map((each) => each.corpo);
    return texts.find((text) => text.includes('abriu um horário antes')) ?? '';
  };
  await expect.poll(() => offered(first), { timeout: ROUND_MS }).toContain(`às ${gone.time}`);
  expect(await offered(second)).toBe('');

  // The message's own link, on another phone, leads to the offer.
  const message = await offered(first);
  const link = /https?:\/\/\S+token=[\w-]+/.exec(message)?.[0] ?? '';
  const elsewhere = await openLink(browser, link, first.who);
  await onScreen(elsewhere, 'Abriu um horário antes');
  await elsewhere.context().close();

  await one.reload();
  await onScreen(one, 'Abriu um horário antes');
  await expect(one.getByRole('timer')).toBeVisible();
  await one.getByRole('button', { name: 'Ficar com o meu' }).tap();
  await onScreen(one, 'Agendamento confirmado');
  await expect(one.getByText(`às ${first.time}`)).toBeVisible();

  await expect.poll(() => offered(second), { timeout: ROUND_MS }).toContain(`às ${gone.time}`);
  await two.reload();
  await onScreen(two, 'Abriu um horário antes');
  await two.getByRole('button', { name: new RegExp(`^Aceitar .*, ${gone.time}$`) }).tap();
  await onScreen(two, 'Agendamento confirmado');
  await expect(two.getByText(`às ${gone.time}`)).toBeVisible();
  const { horaAgendamento } = await api.read<{ horaAgendamento: string }>(`/agendamentos/${second.id}`);
  expect(horaAgendamento).toBe(gone.time);
  for (const page of [one, two]) await page.context().close();
});
