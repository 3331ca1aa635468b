import type { Page } from '@playwright/test';
import { entrarNaApi } from './apoio/api.ts';
import {
  abrirAssistente,
  avancar,
  buscarEEscolher,
  digitarIntervalo,
  escolher,
  escolherClinica,
  naEtapa,
  preencherAgendamento,
  responderQuestionarios,
} from './apoio/assistente.ts';
import { semViolacoes } from './apoio/axe.ts';
import { abrirCelular, horarios, naTela, tentarEntrar } from './apoio/celular.ts';
import { clinicaPara } from './apoio/clinicas.ts';
import { convidar, janelaDoLink } from './apoio/convite.ts';
import { diasUteisSeguidos } from './apoio/datas.ts';
import { abrirLista, abrirMenu, linhas, nomeNa } from './apoio/lista.ts';
import { escolherFuncionarios } from './apoio/pessoas.ts';
import { SENHA } from './apoio/senha.ts';
import { expect, test } from './apoio/teste.ts';

// Each look at a page is two of axe's, which are long beside everything else here.
test.describe.configure({ timeout: 180_000 });

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

test('axe: login, with and without errors, and the page of an unknown address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
  await semViolacoes(page, 'login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
  await semViolacoes(page, 'login com erros');
  await page.getByLabel('E-mail').fill('atendente@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('alert').waitFor();
  await semViolacoes(page, 'login recusado');
  await page.goto('/nao-existe');
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  await semViolacoes(page, 'página não encontrada');
});

test('axe: the list, its open row, its menus and every dialog', async ({ page, entrar }) => {
  await entrar(page);
  await semViolacoes(page, 'lista');

  const nome = await nomeNa(linhas(page).first());
  await linhas(page)
    .first()
    .getByRole('button', { name: `Ver detalhes de ${nome}` })
    .click();
  await page
    .getByRole('table', { name: `Procedimentos de ${nome}` })
    .getByRole('rowheader')
    .first()
    .waitFor();
  await semViolacoes(page, 'linha aberta');

  const busca = page.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
  await busca.fill('ninguém tem este nome');
  await busca.press('Enter');
  await page.getByText('Nenhum registro encontrado.').waitFor();
  await semViolacoes(page, 'lista vazia com ficha de busca');

  await abrirLista(page, '?status=1');
  await semViolacoes(page, 'lista com filtro ativo');
  await abrirMenu(page, linhas(page).first());
  await semViolacoes(page, 'menu da linha');
  await page.getByRole('menuitem', { name: 'Cancelar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cancelar agendamento' }).waitFor();
  await semViolacoes(page, 'diálogo Cancelar');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByRole('dialog', { name: 'Filtros' }).waitFor();
  await semViolacoes(page, 'diálogo de filtros');
  await page
    .getByRole('dialog', { name: 'Filtros' })
    .getByRole('button', { name: 'Abrir calendário' })
    .click();
  await page.getByRole('grid').first().waitFor();
  await semViolacoes(page, 'calendário');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Colunas' }).click();
  await page
    .getByRole('dialog', { name: /Colunas/ })
    .or(page.getByRole('menu', { name: /Colunas/ }))
    .first()
    .waitFor();
  await semViolacoes(page, 'colunas');
  await page.keyboard.press('Escape');

  for (const item of ['Trocar senha', 'Aparência']) {
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog', { name: item }).waitFor();
    await semViolacoes(page, `diálogo ${item}`);
    await page.keyboard.press('Escape');
  }
  await abrirLista(page, '?status=10');
  await linhas(page)
    .first()
    .getByRole('button', { name: /Cancelado/ })
    .click();
  await page
    .getByRole('dialog')
    .getByText(/^Mudança de status/)
    .waitFor();
  await semViolacoes(page, 'diálogo do motivo');
});

test('axe: each step of a manual request', async ({ page, entrar, servidor }) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const funcionarios = [
    ...(await escolherFuncionarios(api, 1, { emDia: true })),
    ...(await escolherFuncionarios(api, 1, { emDia: false })),
  ];
  const [emDia, livre] = funcionarios;
  if (!emDia || !livre) throw new Error('Faltam funcionários');
  const { clinica, calendario } = await clinicaPara(api, livre, { cidade: CIDADE, comHorario: false });
  const [inicio = '', fim = ''] = diasUteisSeguidos(calendario, 2);

  await entrar(page, CLIENTE);
  await abrirAssistente(page);
  await semViolacoes(page, 'dados do solicitante');
  await preencherAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
  await semViolacoes(page, 'dados do agendamento');
  await page.getByRole('combobox', { name: 'Funcionários' }).click();
  await page.getByRole('option').first().waitFor();
  await semViolacoes(page, 'lista de funcionários aberta');
  await page.keyboard.press('Escape');
  await avancar(page);
  const procedimentos = await naEtapa(page, 'procedimentos');
  await procedimentos.getByRole('button', { name: `em dia: procedimentos de ${emDia.name}` }).click();
  await page.getByRole('dialog', { name: `Procedimentos em dia de ${emDia.name}` }).waitFor();
  await semViolacoes(page, 'procedimentos em dia');
  await page.keyboard.press('Escape');
  await avancar(page);
  await expect(procedimentos.getByText('O questionário deve ser informado').first()).toBeVisible();
  await semViolacoes(page, 'procedimentos com erros');
  await responderQuestionarios(page, funcionarios);
  await procedimentos
    .getByRole('checkbox', { name: 'Estou ciente de que os exames serão cobrados.' })
    .check({ force: true });
  await avancar(page);
  const etapa = await naEtapa(page, 'clinica');
  await etapa.getByRole('button', { name: 'Mostrar opções' }).click();
  await page.getByRole('option').first().waitFor();
  await semViolacoes(page, 'clínicas abertas');
  await page.keyboard.press('Escape');
  await escolherClinica(page, clinica);
  await etapa.getByRole('button', { name: 'Ver informações da clínica' }).click();
  await page.getByRole('dialog', { name: 'Informações da clínica' }).waitFor();
  await semViolacoes(page, 'informações da clínica');
  await page.keyboard.press('Escape');
  await etapa.getByRole('button', { name: 'Abrir calendário' }).click();
  await page.getByRole('grid').first().waitFor();
  await semViolacoes(page, 'calendário do período');
  await page.keyboard.press('Escape');
  await digitarIntervalo(etapa.getByRole('group', { name: 'Período sugerido' }), inicio, fim);
  await semViolacoes(page, 'definir clínica');
  await avancar(page);
  await naEtapa(page, 'concluir');
  await semViolacoes(page, 'concluir');
});

test('axe: each step of a request by link', async ({ page, entrar, servidor }) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [livre] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!livre) throw new Error('Falta um funcionário');
  await entrar(page, CLIENTE);
  const solicitante = await abrirAssistente(page);
  await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
  await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
  await avancar(page);
  await naEtapa(page, 'autoagendamento');
  await avancar(page);
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
  await semViolacoes(page, 'autoagendamento com erros');
  await buscarEEscolher(page, 'Funcionário', livre.name, livre.name);
  await escolher(page, 'Tipo de exame', 'Periódico');
  await escolher(page, 'Questionário de risco', /./);
  const link = janelaDoLink();
  await digitarIntervalo(page.getByRole('group', { name: 'Período sugerido' }), link.inicio, link.fim);
  await avancar(page);
  await naEtapa(page, 'funcionario');
  await semViolacoes(page, 'dados do funcionário');
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await semViolacoes(page, 'descartar rascunho');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar rascunho' }).click();
});

test('axe: each screen of the public page', async ({ browser, servidor }) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [f] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!f) throw new Error('Falta um funcionário');
  const { token } = await convidar(api, f);
  const celular = await abrirCelular(browser, servidor.url);
  await semViolacoes(celular, 'login público');
  await celular.getByRole('button', { name: 'Entrar' }).tap();
  await celular.getByText('É necessário aceitar os termos para continuar').waitFor();
  await semViolacoes(celular, 'login público com erros');
  await celular.getByRole('button', { name: 'Ler os termos' }).tap();
  await celular.getByRole('dialog').waitFor();
  await semViolacoes(celular, 'termos');
  await celular.keyboard.press('Escape');
  await tentarEntrar(celular, f.cpf, token);
  await naTela(celular, 'Confirme seus dados');
  await semViolacoes(celular, 'confirme seus dados');
  await celular.getByRole('button', { name: 'Confirmar e continuar' }).tap();
  await naTela(celular, 'Em qual cidade?');
  await celular.getByRole('radio').first().waitFor();
  await semViolacoes(celular, 'cidade');
  await celular.getByRole('radio', { name: `${CIDADE} - SP` }).tap();
  await celular.getByRole('button', { name: `Ver clínicas em ${CIDADE}` }).tap();
  await naTela(celular, 'Onde você quer fazer o exame?');
  await celular.getByRole('radio').first().waitFor();
  await semViolacoes(celular, 'clínica');
  const { clinica } = await clinicaPara(api, f, { cidade: CIDADE, comHorario: true });
  await celular.getByRole('radio', { name: new RegExp(`^${clinica.name}`) }).tap();
  await celular.getByRole('button', { name: 'Continuar' }).tap();
  await naTela(celular, 'Quando você quer ir?');
  await celular.getByRole('button', { name: 'Próximo dia com horário' }).tap();
  await horarios(celular).first().waitFor();
  await semViolacoes(celular, 'dia e horário');
  await horarios(celular).first().tap();
  await celular.getByRole('button', { name: 'Agendar' }).tap();
  await naTela(celular, 'Agendamento confirmado');
  await semViolacoes(celular, 'confirmado');
  await celular.context().close();
});

const focado = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const e = document.activeElement;
    return e?.getAttribute('aria-label') ?? e?.textContent?.trim() ?? '';
  });

/** Tabs on until the focus is on what is wanted; the way there is part of the test. */
async function tabularAte(page: Page, nome: RegExp, passos: number): Promise<void> {
  const visto: string[] = [];
  for (let n = 0; n < passos; n += 1) {
    await page.keyboard.press('Tab');
    const agora = await focado(page);
    if (nome.test(agora)) return;
    visto.push(agora.slice(0, 40));
  }
  throw new Error(`${nome} não foi alcançado por Tab em ${passos} passos: ${visto.join(' → ')}`);
}

test('keyboard only: login, list, open row, menu, dialog, Esc, and the focus where it was', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('atendente@apto.test');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  await linhas(page).first().waitFor();
  const nome = await nomeNa(linhas(page).first());

  await page.reload();
  await linhas(page).first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focado(page)).toBe('Pular para o conteúdo');
  await page.keyboard.press('Enter');
  await tabularAte(page, new RegExp(`^Ver detalhes de ${nome}$`), 30);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: `Detalhes de ${nome}`, exact: true }).waitFor();
  await tabularAte(page, new RegExp(`^Ações do agendamento de ${nome}$`), 4);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focado(page)).toBe(`Ações do agendamento de ${nome}`);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cancelar', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Cancelar agendamento' });
  await dialogo.waitFor();
  await expect.poll(() => dialogo.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  // The focus cannot leave an open dialog.
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('Tab');
  expect(await dialogo.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect.poll(() => focado(page)).toBe(`Ações do agendamento de ${nome}`);
});

test('a phone of 320 px and text of twice the size lose nothing to the side', async ({
  page,
  entrar,
  browser,
  servidor,
}) => {
  await entrar(page);
  for (const largura of [320, 390, 720]) {
    await page.setViewportSize({ width: largura, height: 800 });
    await expect(linhas(page).first()).toBeVisible();
    expect([
      largura,
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ]).toEqual([largura, true]);
  }
  const celular = await abrirCelular(browser, servidor.url, { viewport: { width: 320, height: 640 } });
  expect(await celular.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const alvos = await celular.getByRole('button').all();
  for (const alvo of alvos) expect((await alvo.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await celular.context().close();
});
