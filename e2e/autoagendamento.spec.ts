import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { entrarNaApi } from './apoio/api.ts';
import {
  abrirAssistente,
  avancar,
  buscarEEscolher,
  digitarIntervalo,
  escolher,
  naEtapa,
} from './apoio/assistente.ts';
import {
  abrirCelular,
  ateOsDias,
  horarios,
  horariosDeUmaVaga,
  naTela,
  tentarEntrar,
} from './apoio/celular.ts';
import { clinicaPara } from './apoio/clinicas.ts';
import { convidar, enviarLink, janelaDoLink } from './apoio/convite.ts';
import { ehDiaUtil, escrita, porExtenso, somarDias } from './apoio/datas.ts';
import { abrirLista, linhas, LISTA } from './apoio/lista.ts';
import { escolherFuncionarios, type Funcionario } from './apoio/pessoas.ts';
import { expect, test } from './apoio/teste.ts';

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

/** The days of the link, as the strip of days has them. */
function diasDoLink(): string[] {
  const { inicio } = janelaDoLink();
  return Array.from({ length: 10 }, (_, n) => somarDias(inicio, n));
}

/** Takes the next day with slots and one of its hours; answers 'quinta-feira, 26 de novembro de 2026' and '08:00'. */
async function escolherHorario(page: Page): Promise<{ dia: string; hora: string }> {
  await page.getByRole('button', { name: 'Próximo dia com horário' }).tap();
  const [hora = ''] = await horariosDeUmaVaga(page);
  await page.getByRole('radio', { name: new RegExp(`^${hora} `) }).tap();
  const dia = await page
    .getByRole('radiogroup', { name: 'Dia' })
    .getByRole('radio', { checked: true })
    .getAttribute('aria-label');
  return { dia: dia ?? '', hora };
}

test('doc2 §2.9–2.11: staff send a link, the employee books on a phone, the attendant sees it happen', async ({
  page,
  browser,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [f] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!f) throw new Error('Falta um funcionário');
  const { clinica, calendario } = await clinicaPara(api, f, { cidade: CIDADE, comHorario: true });
  const { inicio, fim } = janelaDoLink();

  // Somebody else has the list open all the time.
  const outroContexto = await browser.newContext();
  const atendente = await outroContexto.newPage();
  await entrar(atendente);
  await atendente.evaluate(() => (document.body.dataset['aberta'] = 'desde o começo'));
  const naLista = linhas(atendente).filter({ hasText: f.name }).first();

  await entrar(page, CLIENTE);
  const convite = await test.step('§2.9, §2.10 the link and its token', async () => {
    const solicitante = await abrirAssistente(page);
    await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
    await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
    await avancar(page);
    const etapa = await naEtapa(page, 'autoagendamento');
    await buscarEEscolher(page, 'Funcionário', f.name, f.name);
    await escolher(page, 'Tipo de exame', 'Periódico');
    await digitarIntervalo(etapa.getByRole('group', { name: 'Período sugerido' }), inicio, fim);
    await escolher(page, 'Questionário de risco', /./);
    await avancar(page);
    const dados = await naEtapa(page, 'funcionario');
    await expect(dados.getByLabel('Nome')).toHaveValue(f.name);
    await page.getByRole('button', { name: 'Enviar Link' }).click();

    const dialogo = page.getByRole('dialog', { name: 'Link de autoagendamento' });
    await dialogo.getByRole('button', { name: 'Copiar token' }).click();
    await expect(page.getByText('Token copiado!')).toBeVisible();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialogo).toContainText(token);
    await dialogo.getByRole('button', { name: 'Copiar link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await dialogo.getByRole('button', { name: 'Concluir' }).click();
    await expect(page).toHaveURL(new RegExp(`${LISTA}(\\?.*)?$`));
    await expect(linhas(page).filter({ hasText: f.name }).first()).toContainText('Autoagendamento');
    return { token, link };
  });
  await expect(naLista).toContainText('Autoagendamento');

  const celular = await abrirCelular(browser, servidor.url);
  await test.step('§2.11 login, data, city and clinic', async () => {
    expect(convite.link).toContain(`${servidor.url}/publico/#/autoagendamento`);
    expect(convite.link).not.toContain(f.cpf);
    await ateOsDias(celular, { cpf: f.cpf, token: convite.token, cidade: CIDADE, clinica: clinica.name });
  });

  const escolha =
    await test.step("§5 Employee's confirmation: weekends and holidays cannot be chosen; a slot can", async () => {
      const faixa = celular.getByRole('radiogroup', { name: 'Dia' });
      for (const dia of diasDoLink().filter((d) => !ehDiaUtil(d, calendario))) {
        await expect(faixa.getByRole('radio', { name: porExtenso(dia) })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
      }
      await expect(celular.getByRole('button', { name: 'Agendar' })).toBeDisabled();
      return escolherHorario(celular);
    });

  await test.step('§2.11 confirmed: where, the way there, what to bring, and a calendar file', async () => {
    await celular.getByRole('button', { name: 'Agendar' }).tap();
    await naTela(celular, 'Agendamento confirmado');
    await expect(celular).toHaveURL(/#\/autoagendamento\/confirmado$/);
    const tela = celular.getByRole('main');
    await expect(tela).toContainText(escolha.dia, { ignoreCase: true });
    await expect(tela).toContainText(escolha.hora);
    await expect(tela).toContainText(clinica.name);
    const { street } = await api.ler<{ street: string }>(`/suppliers/${clinica.id}`);
    await expect(tela).toContainText(street);
    await expect(celular.getByRole('link', { name: 'Como chegar' })).toHaveAttribute(
      'href',
      /google\.com\/maps|geo:/,
    );
    await expect(celular.getByRole('heading', { name: 'O que levar' })).toBeVisible();
    await expect(tela.getByRole('listitem').first()).toBeVisible();

    const baixado = celular.waitForEvent('download');
    await celular.getByRole('link', { name: 'Adicionar ao calendário' }).tap();
    const arquivo = await baixado;
    expect(arquivo.suggestedFilename()).toMatch(/\.ics$/);
    const ics = readFileSync(await arquivo.path(), 'utf8');
    const dia = diasDoLink().find((d) => porExtenso(d) === escolha.dia) ?? '';
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(ics).toContain(
      `DTSTART;TZID=America/Sao_Paulo:${dia.replaceAll('-', '')}T${escolha.hora.replace(':', '')}00`,
    );
    expect(ics.replaceAll('\r\n ', '')).toContain(clinica.name);
    // A calendar is seen by others: it names no exam.
    expect(ics).not.toMatch(/peri[oó]dico|audiometria|cl[ií]nico ocupacional/i);
    await celular.reload();
    await naTela(celular, 'Agendamento confirmado');
  });

  await test.step('the attendant sees the change in the open list, without a reload', async () => {
    await expect(naLista).toContainText('Agendado');
    expect(await atendente.evaluate(() => document.body.dataset['aberta'])).toBe('desde o começo');
    await naLista.getByRole('button', { name: `Ver detalhes de ${f.name}` }).click();
    const dia = diasDoLink().find((d) => porExtenso(d) === escolha.dia) ?? '';
    await expect(atendente.getByRole('table', { name: `Procedimentos de ${f.name}` })).toContainText(
      `${escrita(dia)} às ${escolha.hora}`,
    );
  });

  await test.step('decision 19: the token ended with the booking', async () => {
    const outro = await abrirCelular(browser, servidor.url);
    await tentarEntrar(outro, f.cpf, convite.token);
    await expect(outro.getByRole('alert')).toContainText('Não foi possível entrar');
    await expect(outro).toHaveURL(/login$/);
    await outro.context().close();
  });
  await celular.context().close();
  await outroContexto.close();
});

test('doc2 §5, §8: of two people who want one slot the second is told at once, and takes a near one', async ({
  browser,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const pessoas = await escolherFuncionarios(api, 2, { emDia: false });
  const [primeira, segunda] = pessoas;
  if (!primeira || !segunda) throw new Error('Faltam funcionários');
  const { clinica } = await clinicaPara(api, primeira, { cidade: CIDADE, comHorario: true });
  const abrir = async (f: Funcionario): Promise<Page> => {
    const { token } = await convidar(api, f);
    const celular = await abrirCelular(browser, servidor.url);
    await ateOsDias(celular, { cpf: f.cpf, token, cidade: CIDADE, clinica: clinica.name });
    return celular;
  };
  const [ana, bia] = [await abrir(primeira), await abrir(segunda)];
  const { hora } = await escolherHorario(ana);
  await bia.getByRole('button', { name: 'Próximo dia com horário' }).tap();
  await horarios(bia).first().waitFor();
  await bia.getByRole('radio', { name: new RegExp(`^${hora} `) }).tap();

  await ana.getByRole('button', { name: 'Agendar' }).tap();
  await naTela(ana, 'Agendamento confirmado');
  const recusada = bia.waitForResponse((r) =>
    r.url().endsWith('/autoagendamento/solicitante-confirmar-agendamento'),
  );
  await bia.getByRole('button', { name: 'Agendar' }).tap();
  expect((await recusada).status()).toBe(409);
  const aviso = bia.getByRole('alert').filter({
    hasText: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
  });
  await expect(aviso).toBeVisible();
  await expect(aviso).toBeInViewport();
  const proximo = aviso.getByRole('button').first();
  const proxima = /\d{2}:\d{2}/.exec((await proximo.textContent()) ?? '')?.[0] ?? '';
  expect(proxima).not.toBe(hora);
  await proximo.tap();
  await expect(aviso).toBeHidden();
  await bia.getByRole('button', { name: 'Agendar' }).tap();
  await naTela(bia, 'Agendamento confirmado');
  await expect(bia.getByRole('main')).toContainText(`às ${proxima}`);
  for (const celular of [ana, bia]) await celular.context().close();
});

test('doc2 §2.11: at a clinic without slots the employee takes a day and a period', async ({
  browser,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [f] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!f) throw new Error('Falta um funcionário');
  const { clinica, calendario } = await clinicaPara(api, f, { cidade: CIDADE, comHorario: false });
  const { token } = await convidar(api, f);
  const celular = await abrirCelular(browser, servidor.url);
  await ateOsDias(celular, { cpf: f.cpf, token, cidade: CIDADE, clinica: clinica.name });
  const dia = diasDoLink().findLast((d) => ehDiaUtil(d, calendario)) ?? '';
  await celular.getByRole('radio', { name: porExtenso(dia) }).tap();
  await celular.getByRole('radio', { name: 'Tarde' }).tap();
  await celular.getByRole('button', { name: 'Agendar' }).tap();
  await naTela(celular, 'Agendamento confirmado');
  await expect(celular.getByRole('main')).toContainText(porExtenso(dia), { ignoreCase: true });
  await expect(celular.getByRole('main')).toContainText('Tarde');
  await celular.context().close();
});

test('decision 19: an unknown CPF, a wrong token, a revoked token and a foreign token look alike', async ({
  browser,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [f, outro] = await escolherFuncionarios(api, 2, { emDia: false });
  if (!f || !outro) throw new Error('Faltam funcionários');
  const antigo = await convidar(api, f);
  const { token } = await enviarLink(api, f, antigo.agendamentoId);
  const alheio = await convidar(api, outro);
  const celular = await abrirCelular(browser, servidor.url);
  const respostas = new Set<string>();
  const telas = new Set<string>();
  for (const [cpf, tentativa] of [
    ['52998224725', token],
    [f.cpf, 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345'],
    [f.cpf, antigo.token],
    [f.cpf, alheio.token],
  ] as const) {
    const resposta = celular.waitForResponse((r) => r.url().endsWith('/auth/login-autoagendamento'));
    await tentarEntrar(celular, cpf, tentativa);
    const { requestId: _requestId, ...corpo } = (await (await resposta).json()) as Record<string, unknown>;
    respostas.add(`${(await resposta).status()} ${JSON.stringify(corpo)}`);
    telas.add((await celular.getByRole('alert').textContent()) ?? '');
    await expect(celular.getByLabel('CPF')).not.toHaveValue('');
    await expect(celular.getByLabel('Token')).not.toHaveValue('');
  }
  expect([...respostas]).toHaveLength(1);
  expect([...telas]).toHaveLength(1);

  // The newest one opens, also by its link, in lower case and without dashes.
  await tentarEntrar(celular, f.cpf, token.toLowerCase().replaceAll('-', ' '));
  await naTela(celular, 'Confirme seus dados');
  await expect(celular.getByRole('main')).toContainText(f.name);
  await celular.context().close();
});

test('doc2 §2.9: exam types and employees that may not book for themselves are stopped, with a way on', async ({
  page,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [semRisco] = await escolherFuncionarios(api, 1, { comRisco: false });
  const [emDia] = await escolherFuncionarios(api, 1, { emDia: true });
  const [livre] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!semRisco || !emDia || !livre) throw new Error('Faltam funcionários');
  await entrar(page, CLIENTE);
  const solicitante = await abrirAssistente(page);
  await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
  await solicitante.getByRole('radio', { name: 'Sim' }).check({ force: true });
  const pcd = page.getByRole('alertdialog', {
    name: 'Esse exame não pode ser realizado pelo autoagendamento',
  });
  await expect(pcd).toBeVisible();
  await pcd.getByRole('button', { name: 'Voltar' }).click();
  await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
  await avancar(page);
  await naEtapa(page, 'autoagendamento');

  await buscarEEscolher(page, 'Funcionário', semRisco.name, semRisco.name);
  const bloqueio = (name: string) => page.getByRole('alertdialog', { name });
  await bloqueio('Funcionário sem risco não permitido').getByRole('button', { name: 'Voltar' }).click();

  await buscarEEscolher(page, 'Funcionário', emDia.name, emDia.name);
  await escolher(page, 'Tipo de exame', 'Periódico');
  await bloqueio('Funcionário com exames em dia não permitido')
    .getByRole('button', { name: 'Voltar' })
    .click();

  await buscarEEscolher(page, 'Funcionário', livre.name, livre.name);
  await escolher(page, 'Tipo de exame', 'Consulta');
  await bloqueio('Tipo de exame não permitido').getByRole('button', { name: 'Agendar manualmente' }).click();
  await expect(page).toHaveURL(/dados-(solicitante|agendamento)$/);
  await abrirLista(page);
});
