import { signInToApi } from './support/api.ts';
import { typeIntervalo } from './support/assistente.ts';
import { addDays, dayOf, writing } from './support/dates.ts';
import { expect, test } from './support/test.ts';

test('doc3 §2.10: sent messages are found by their days, which stand in the address @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'atendente@apto.test');
  const scheduled = encodeURIComponent(JSON.stringify({ status: [8] }));
  const { items } = await api.read<{ items: { id: number }[] }>(
    `/agendamentos?limit=1&filtrosExtras=${scheduled}`,
  );
  const newest = async () =>
    (await api.read<{ items: { id: number; descricao: string; createdAt: string }[] }>('/mail?limit=1'))
      .items[0];
  const before = (await newest())?.id ?? 0;
  await api.send(`/agendamento/enviar-kit/${items[0]?.id}`, {});
  await expect.poll(async () => (await newest())?.id ?? 0).toBeGreaterThan(before);
  const message = await newest();
  if (!message) throw new Error('A mensagem não está na lista.');
  const day = dayOf(message.createdAt);
  const dayBefore = addDays(day, -1);

  await signIn(page);
  await page.goto('/mail/index');
  const sent = page
    .getByRole('table', { name: 'Mensagens enviadas' })
    .getByRole('row', { name: message.descricao });
  await expect(sent.first()).toBeVisible();
  const days = page.getByRole('group', { name: 'Criada em' });
  await typeIntervalo(days, dayBefore, dayBefore);
  await expect(page).toHaveURL(new RegExp(`dataInicio=${dayBefore}&dataFim=${dayBefore}`));
  await expect(sent).toHaveCount(0);

  await page.goto(`/mail/index?dataInicio=${day}&dataFim=${day}`);
  await expect(sent.first()).toBeVisible();
  await expect(days.getByRole('textbox', { name: 'Data inicial' })).toHaveValue(writing(day));
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(/\/mail\/index$/);
});
