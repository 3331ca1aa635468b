import { entrarNaApi, type Api } from './apoio/api.ts';
import {
  abrirAssistente,
  adicionarFuncionarios,
  avancar,
  digitarIntervalo,
  escolher,
  escolherClinica,
  naEtapa,
  preencherAgendamento,
  responderQuestionarios,
} from './apoio/assistente.ts';
import { atendeASemanaInteira, cidadeChamada, clinicaQue, clinicasDe } from './apoio/clinicas.ts';
import {
  calendarioDe,
  diasUteisSeguidos,
  escrita,
  proximoDiaDaSemana,
  proximoFeriado,
} from './apoio/datas.ts';
import { abrirLista, linhas, LISTA, total } from './apoio/lista.ts';
import { doSoc, escolherFuncionarios, TIPO, type Funcionario } from './apoio/pessoas.ts';
import { expect, test } from './apoio/teste.ts';

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

/** Employees, clinics and days for one request, read from the demonstration as it is today. */
async function planejar(api: Api, funcionarios: readonly Funcionario[]) {
  const cidade = await cidadeChamada(api, CIDADE);
  const soc = await Promise.all(funcionarios.map((f) => doSoc(api, f, TIPO.PERIODICO)));
  const exames = [...new Set(soc.flatMap(({ procedimentos }) => procedimentos.map(({ id }) => id)))].sort(
    (a, b) => a - b,
  );
  const clinicas = (await clinicasDe(api, funcionarios[0]?.customerId ?? 0, cidade, exames.join(','))).filter(
    (c) => c.liberado,
  );
  const abertas = await Promise.all(clinicas.map((c) => atendeASemanaInteira(api, c)));
  const sugerida = clinicaQue(
    clinicas.filter((_, indice) => abertas[indice]),
    (c) => c.prioridade === 'PREFERENCIAL' && c.sistema !== 'SOC',
  );
  const outra = clinicaQue(clinicas, (c) => c.prioridade === 'OUTROS');
  const calendario = await calendarioDe(api, cidade, sugerida.id);
  const [inicio = '', fim = ''] = diasUteisSeguidos(calendario, 2);
  return { sugerida, outra, calendario, inicio, fim };
}

test('doc2 §2.1–2.7: client staff ask for an exam of two employees and find both appointments in the list', async ({
  page,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [emDia] = await escolherFuncionarios(api, 1, { emDia: true });
  const [outro] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!emDia || !outro) throw new Error('Faltam funcionários');
  const funcionarios = [emDia, outro];
  const { sugerida, outra, calendario, inicio, fim } = await planejar(api, funcionarios);
  await entrar(page, CLIENTE);

  await test.step('§2.2 the requester is who signed in; a bad phone is refused', async () => {
    const solicitante = await abrirAssistente(page);
    await expect(solicitante.getByLabel('Nome')).toHaveValue('Clara Cliente');
    await expect(solicitante.getByLabel('E-mail')).toHaveValue(CLIENTE);
    const telefone = solicitante.getByLabel('Telefone');
    const certo = await telefone.inputValue();
    await telefone.fill('00000000000');
    await avancar(page);
    await expect(solicitante.getByText('Telefone inválido').first()).toBeVisible();
    await telefone.fill(certo);
  });

  await test.step('§2.3 exam type, city and employees', async () => {
    await preencherAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
    await expect(page.getByText('Funcionário adicionado com sucesso!').first()).toBeVisible();
    await avancar(page);
  });

  await test.step('§2.6 an exam that is up to date is named with its dates; accepting it is charged', async () => {
    const etapa = await naEtapa(page, 'procedimentos');
    await etapa.getByRole('button', { name: `em dia: procedimentos de ${emDia.name}` }).click();
    const painel = page.getByRole('dialog', { name: `Procedimentos em dia de ${emDia.name}` });
    await expect(painel).toContainText(/Última realização: \d{2}\/\d{2}\/\d{4}/);
    await expect(painel).toContainText(/Refazer em: \d{2}\/\d{2}\/\d{4}/);
    await expect(painel).toContainText('está sujeito a cobrança');
    await page.keyboard.press('Escape');

    await avancar(page);
    await expect(etapa.getByText('O questionário deve ser informado').first()).toBeVisible();
    await expect(
      etapa.getByText('É necessário marcar o campo para realizar a confirmação do exame.').first(),
    ).toBeVisible();
    await responderQuestionarios(page, funcionarios);
    await etapa
      .getByRole('checkbox', { name: 'Estou ciente de que os exames serão cobrados.' })
      .check({ force: true });
    await avancar(page);
  });

  const etapa = await naEtapa(page, 'clinica');
  const intervalo = etapa.getByRole('group', { name: 'Período sugerido' });

  await test.step('§2.7 a clinic outside of the suggested ones asks first; the information panel has the week', async () => {
    await escolherClinica(page, outra);
    const pergunta = page.getByRole('alertdialog', { name: /prestadores sugeridos/ });
    await pergunta.getByRole('button', { name: 'Alterar prestador' }).click();
    await expect(page.getByRole('combobox', { name: 'Clínica' })).toHaveValue('');
    await escolherClinica(page, outra);
    await pergunta.getByRole('button', { name: 'Estou ciente' }).click();
    await expect(page.getByRole('combobox', { name: 'Clínica' })).toHaveValue(
      new RegExp(`^${outra.code} - `),
    );

    await escolherClinica(page, sugerida);
    await etapa.getByRole('button', { name: 'Ver informações da clínica' }).click();
    const painel = page.getByRole('dialog', { name: 'Informações da clínica' });
    await expect(painel).toContainText(sugerida.name);
    for (const parte of ['Telefone', 'Endereço', 'E-mail', 'Tipo de atendimento', 'segunda-feira'])
      await expect(painel).toContainText(parte);
    await expect(painel).not.toContainText('Chave Pix');
    await page.keyboard.press('Escape');
  });

  await test.step('§5 Date range rules: weekend and holiday are refused with their texts, and the range is cleared', async () => {
    const domingo = proximoDiaDaSemana(0);
    await digitarIntervalo(intervalo, domingo, domingo);
    await expect(intervalo.getByText(/o prestador não atende .*domingo/i).first()).toBeVisible();
    const feriado = proximoFeriado(calendario, 'NACIONAL');
    await digitarIntervalo(intervalo, feriado, feriado);
    await expect(
      intervalo
        .getByText(`Por favor selecione outro período de datas, ${escrita(feriado)} é feriado nacional`)
        .first(),
    ).toBeVisible();
    await avancar(page);
    await expect(page).toHaveURL(/definir-clinica$/);
  });

  await test.step('§5 Clinic step: a good range; the time is asked when the requester schedules, and must fit', async () => {
    await digitarIntervalo(intervalo, inicio, fim);
    await page.getByRole('radio', { name: 'Manhã' }).check();
    await escolher(page, 'Quem agenda', /^Solicitante/i);
    const horario = etapa.getByLabel('Horário');
    await horario.fill('1500');
    await avancar(page);
    await expect(
      etapa.getByText('O horário informado não está no período selecionado').first(),
    ).toBeVisible();
    await horario.fill('0900');
    await avancar(page);
  });

  await test.step('final step: everything is shown, then one appointment for each employee is in the list', async () => {
    const fim_ = await naEtapa(page, 'concluir');
    await expect(fim_).toContainText(sugerida.name);
    await expect(fim_).toContainText(`De ${escrita(inicio)} a ${escrita(fim)}`);
    for (const { name } of funcionarios) await expect(fim_.getByRole('row', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Criar agendamento' }).click();
    await expect(page).toHaveURL(new RegExp(`${LISTA}(\\?.*)?$`));
    for (const { name } of funcionarios) {
      await expect(page.getByText(`Agendamento do colaborador ${name} salvo com sucesso`)).toBeVisible();
      await expect(linhas(page).filter({ hasText: name }).first()).toContainText('Em Aberto');
    }
  });

  await test.step('what was stored is what was asked for', async () => {
    const { items } = await api.ler<{ items: { id: number; funcionario: { name: string } }[] }>(
      '/agendamentos?limit=2&page=1&sort=createdAt%20DESC',
    );
    expect(items.map((a) => a.funcionario.name).sort()).toEqual(funcionarios.map((f) => f.name).sort());
    for (const { id } of items) {
      const { agendamento } = await api.ler<{ agendamento: object }>(
        `/agendamento_funcionario/agendamento/${id}`,
      );
      expect(agendamento).toMatchObject({
        dataSugestaoInicial: inicio,
        dataSugestaoFinal: fim,
        periodo: 1,
        quemAgenda: 'SOLICITANTE',
      });
    }
  });
});

test('doc2 §2.1: one employee that cannot be saved saves nobody; what was typed stays, and trying again works', async ({
  page,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const funcionarios = await escolherFuncionarios(api, 2, { emDia: false });
  const { sugerida, inicio, fim } = await planejar(api, funcionarios);
  await entrar(page, CLIENTE);
  const antes = await total(page);
  await abrirAssistente(page);
  await preencherAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
  await avancar(page);
  await responderQuestionarios(page, funcionarios);
  await avancar(page);
  const etapa = await naEtapa(page, 'clinica');
  await escolherClinica(page, sugerida);
  await digitarIntervalo(etapa.getByRole('group', { name: 'Período sugerido' }), inicio, fim);
  await avancar(page);
  await naEtapa(page, 'concluir');

  // The second payload names an employee that does not exist; the server refuses the list as a whole.
  const respostas: number[] = [];
  await page.route('**/api/agendamentos', async (rota) => {
    if (rota.request().method() !== 'POST') return rota.continue();
    const corpo = rota.request().postDataJSON() as { funcionario: { id: number } }[];
    corpo[1] = { ...corpo[1], funcionario: { id: 99_999_999 } };
    const resposta = await rota.fetch({ postData: corpo });
    respostas.push(resposta.status());
    await rota.fulfill({ response: resposta });
  });
  await page.getByRole('button', { name: 'Criar agendamento' }).click();
  await expect(page.getByText('Os agendamentos não foram criados')).toBeVisible();
  expect(respostas[0]).toBeGreaterThanOrEqual(400);
  await expect(page).toHaveURL(/concluir$|concluir\?/);
  const { meta } = await api.ler<{ meta: { totalItems: number } }>('/agendamentos?limit=1&page=1');
  expect(meta.totalItems).toBe(antes);

  await page.unroute('**/api/agendamentos');
  await page.getByRole('button', { name: 'Criar agendamento' }).click();
  for (const { name } of funcionarios)
    await expect(linhas(page).filter({ hasText: name }).first()).toBeVisible();
  await expect.poll(() => total(page)).toBe(antes + 2);
});

test('doc2 §2: a draft survives a reload and the way to the list and back, and can be thrown away', async ({
  page,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const funcionarios = await escolherFuncionarios(api, 2, { emDia: false });
  const [primeiro, segundo] = funcionarios;
  await entrar(page, CLIENTE);
  const solicitante = await abrirAssistente(page);
  await solicitante.getByLabel('Nome').fill('Clara Maria Cliente');
  await preencherAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
  const guardado = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect(page.getByText('Rascunho salvo')).toBeVisible();
  const antes = await guardado();
  await page.getByLabel(`E-mail de ${primeiro?.name}`).fill('outro@exemplo.com.br');
  await expect.poll(guardado).not.toBe(antes);

  await page.reload();
  await naEtapa(page, 'agendamento');
  await expect(page.getByRole('combobox', { name: 'Tipo de exame' })).toContainText('Periódico');
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue(/^Campinas/);
  await expect(page.getByLabel(`E-mail de ${primeiro?.name}`)).toHaveValue('outro@exemplo.com.br');
  await expect(page.getByRole('button', { name: `Remover ${segundo?.name}` })).toBeVisible();
  for (const { name, cpf } of funcionarios) {
    expect(await guardado()).not.toContain(name);
    expect(await guardado()).not.toContain(cpf);
  }

  await abrirLista(page);
  await page.getByRole('button', { name: 'Novo agendamento' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('Clara Maria Cliente');
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await page
    .getByRole('alertdialog', { name: 'Descartar este rascunho?' })
    .getByRole('button', { name: 'Descartar rascunho' })
    .click();
  await naEtapa(page, 'solicitante');
  await expect(page.getByLabel('Nome')).toHaveValue('Clara Cliente');
});

test('a step that is not built is named where it is known, with the way out: PCD and documents', async ({
  page,
  entrar,
  servidor,
}) => {
  const api = await entrarNaApi(servidor.url, CLIENTE);
  const [pcd] = await escolherFuncionarios(api, 1, { pcd: true });
  const [outro] = await escolherFuncionarios(api, 1, { emDia: false });
  if (!pcd || !outro) throw new Error('Faltam funcionários');
  await entrar(page, CLIENTE);
  await abrirAssistente(page);
  await preencherAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios: [pcd] });
  const etapa = await naEtapa(page, 'agendamento');
  await expect(
    etapa.getByText(/funcionário PCD neste pedido.*ainda não está disponível nesta versão/),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Etapas' })).toContainText('Documentos PCD');
  await avancar(page);
  await expect(
    (await naEtapa(page, 'procedimentos')).getByText(/funcionário PCD neste pedido/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();

  await page.getByRole('button', { name: `Remover ${pcd.name}` }).click();
  await expect(etapa.getByText(/funcionário PCD neste pedido/)).toBeHidden();
  await adicionarFuncionarios(page, [outro]);
  await escolher(page, 'Tipo de exame', 'Consulta');
  await expect(etapa.getByText(/O exame 'Consulta' precisa de documentos/)).toBeVisible();
  await etapa.getByRole('button', { name: 'Direcionar para um atendente' }).click();
  await expect(etapa.getByText('O pedido será direcionado para um atendente')).toBeVisible();
});
