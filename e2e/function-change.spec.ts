import { signInToApi } from './support/api.ts';
import { advance, atStep } from './support/assistente.ts';
import { choose } from './support/registry.ts';
import { expect, test } from './support/test.ts';

const STAFF = 'atendente@apto.test';

interface Employee {
  readonly id: number;
  readonly values: {
    readonly name: string;
    readonly customerId: number;
    readonly hierarchyId: number;
    readonly novaHierarquia: string | null;
    readonly situation: string;
  };
}
interface Changes {
  readonly funcionario: { readonly hierarquia: { readonly nome: string } };
  readonly mudancas: readonly {
    readonly situacao: string;
    readonly para: { readonly nome: string };
    readonly exame: { readonly id: number; readonly status: { readonly id: number } } | null;
  }[];
}

test('doc3 §7.6: a function change is registered, its exam asked for, and the pendency taken back @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, STAFF);
  const { items } = await api.read<{ items: Employee[] }>('/cadastros/employee?limit=50');
  const employee = items.find(({ values }) => values.novaHierarquia === null && values.situation === 'ATIVO');
  if (!employee) throw new Error('A demonstração não tem funcionário sem mudança pendente');
  const { name, customerId, hierarchyId } = employee.values;
  const options = await api.read<{ items: { id: number; name: string }[] }>(
    `/cadastros/hierarchy/combo?customerId=${customerId}`,
  );
  const there = options.items.find(({ id }) => id !== hierarchyId);
  if (!there) throw new Error('O cliente tem uma só hierarquia');

  await signIn(page, STAFF);
  await page.goto(`/employee/${employee.id}`);
  await page.getByRole('button', { name: 'Registrar mudança de função' }).click();
  await choose(page, 'Nova unidade, setor e cargo', there.name);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Promoção');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page.getByText('Mudança de função registrada.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Para ${there.name}` })).toBeVisible();

  await page.getByRole('link', { name: 'Pedir exame' }).click();
  // doc2 §5: of a change that leaves the risks as they are the charge is confirmed first.
  const { riscos: risks } = await api.read<{ riscos: string | null }>(
    `/mudanca-de-funcao/customer/employees/${employee.id}`,
  );
  if (risks !== 'MUDAM') {
    const charge = page.getByRole('dialog', { name: 'Confirmação de cobrança' });
    await charge.getByRole('checkbox').check({ force: true });
    await charge.getByRole('button', { name: 'Confirmar' }).click();
  }
  await atStep(page, 'solicitante');
  await advance(page);
  const step = await atStep(page, 'agendamento');
  await expect(step.getByText('Mudança de função').first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Funcionários do pedido' });
  await expect(table.getByRole('row', { name })).toContainText(there.name);

  await page.goto(`/employee/${employee.id}`);
  await page.getByRole('button', { name: 'Desfazer pendência' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer pendência' }).click();
  await expect(page.getByText('Pendência desfeita. O funcionário continua na função atual.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Mudanças de função anteriores' })).toContainText('Desfeita');
});

test('decision 0162: the concluded exam moves the employee', async ({ page, signIn, server }) => {
  const api = await signInToApi(server.url, STAFF);
  const find = async (): Promise<{ id: number; to: string; exam: number }> => {
    const filtrosExtras = encodeURIComponent(JSON.stringify({ status: [7] }));
    const { items } = await api.read<{ items: { id: number; idFuncionario: number }[] }>(
      `/agendamentos?limit=100&filtrosExtras=${filtrosExtras}`,
    );
    for (const { id, idFuncionario } of items) {
      const { mudancas: changes } = await api.read<Changes>(
        `/mudanca-de-funcao/customer/employees/${idFuncionario}`,
      );
      const waiting = changes.find(({ situacao: state, exame }) => state === 'PENDENTE' && exame?.id === id);
      if (waiting) return { id: idFuncionario, to: waiting.para.nome, exam: id };
    }
    throw new Error('A demonstração não tem uma mudança de função com o exame feito');
  };
  const { id, to, exam } = await find();
  await signIn(page, STAFF);
  await page.goto(`/employee/${id}`);
  await page.getByRole('link', { name: 'Aguardando Conf. Comparecimento' }).click();
  await expect(page).toHaveURL(new RegExp(`/painel-agendamento/${exam}$`));
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  const dialog = page.locator('[role=dialog]').filter({ hasText: 'Concluir' });
  await dialog.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page.getByText(/^Concluído desde /)).toBeVisible();
  await page.goto(`/employee/${id}`);
  const past = page.getByRole('table', { name: 'Mudanças de função anteriores' });
  await expect(past.getByRole('row', { name: to })).toContainText('Efetivada');
  await expect(page.getByRole('combobox', { name: 'Unidade, setor e cargo' })).toHaveValue(to);
});
