import {
  changeRegistryRecord,
  createRegistryRecord,
  getRegistryRecord,
  listRegistry,
  registryOptions,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, nestedOf, registryOf, REGISTRY_TEXT } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { NestedList } from './nested/NestedList.tsx';
import type { RegistryRow } from './record.ts';
import { seen } from '../../shared/stories/seen.ts';

const OWNER = registryOf('supplier')!;
const NESTED = nestedOf(OWNER, 'procedures')!;
const PRICES = registryOf('supplier-procedures')!;
const LOADS = { timeout: 10_000 };

const price = (id: number, exam: string, centavos: number): RegistryRow => ({
  id,
  ativo: true,
  version: 2,
  values: {
    supplierId: 7,
    procedureId: id,
    price: centavos,
    code: null,
    daysInAdvance: 1,
    validFrom: '2026-01-01',
    validTo: null,
  },
  labels: { supplierId: 'Clínica Vida', procedureId: exam },
});
const ROWS = [price(1, 'Audiometria', 4_500), price(2, 'Exame clínico', 6_000)];
const responses = [
  simulate(registryOptions, storyPage([{ id: 3, name: 'Hemograma' }])),
  simulate(listRegistry, storyPage(ROWS)),
  simulate(getRegistryRecord, {
    id: 7,
    ativo: true,
    version: 1,
    values: { name: 'Clínica Vida' },
    labels: {},
  }),
];
const given = (...own: typeof responses) => ({ msw: [...own, ...responses] });

const meta = {
  title: 'Telas/Cadastros/Listas de um registro',
  component: NestedList,
  tags: ['novo'],
  args: { owner: OWNER, ownerId: 7, nested: NESTED, registry: PRICES },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/supplier/7/procedures' },
    msw: responses,
  },
  decorators: [withApp],
} satisfies Meta<typeof NestedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    // What must not be left empty is marked.
    await expect(canvas.getByRole('columnheader', { name: /^Preço/ })).toHaveTextContent('Preço *');
    await expect(canvas.getByRole('columnheader', { name: /^Código/ })).not.toHaveTextContent('*');
    await expect(canvas.getByRole('link', { name: 'Clínica Vida' })).toHaveAttribute('href', '/supplier/7');
  },
};

/** doc3 §9: on a phone adding is an icon, and the lists beside this one are behind another. */
export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    await expect(canvas.getByRole('button', { name: 'Novo exame do prestador' })).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver também' }));
    const beside = await screen.findByRole('menuitem', { name: 'Preços por cliente' }, LOADS);
    await expect(beside).toHaveAttribute('href', '/supplier/7/procedures-customers');
  },
};

export const Vazia: Story = {
  parameters: given(simulate(listRegistry, storyPage<RegistryRow>([]))),
  play: async ({ canvas }) => {
    await seen(canvas.findByText(REGISTRY_TEXT.empty, {}, LOADS));
  },
};

/** Who may only look neither adds nor edits. */
export const SomenteLeitura: Story = {
  parameters: {
    app: {
      session: storySession(['gestamedica_painel_prestador', 'gestamedica_painel_prestador_procedimento']),
      address: '/supplier/7/procedures',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    await expect(canvas.queryByRole('button', { name: /^Novo|^Editar/ })).toBeNull();
  },
};

const NEW = 'Novo exame do prestador';
const addRow = async (canvas: { findByRole: typeof screen.findByRole }) =>
  userEvent.click(await canvas.findByRole('button', { name: NEW }, LOADS));
const fillRow = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: `Exame: ${NEW}` }, LOADS));
  await userEvent.click(await screen.findByRole('option', { name: 'Hemograma' }, LOADS));
  await userEvent.type(screen.getByRole('textbox', { name: `Preço: ${NEW}` }), '25,00');
};

/** doc3 §4.4: a new row stands first, is judged in its place, and goes when it is cancelled. */
export const LinhaNova: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    await addRow(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: `Exame: ${NEW}` })).toHaveFocus(), LOADS);
    await userEvent.click(await canvas.findByRole('button', { name: `Salvar ${NEW}` }, LOADS));
    await expect(await canvas.findAllByText('Campo obrigatório')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: `Cancelar edição: ${NEW}` }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: `Exame: ${NEW}` })).toBeNull());
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + ROWS.length);
  },
};

/** Only one row is edited: a new one without a word goes when another is, and can be added again. */
export const LinhaNovaDeixada: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    await addRow(canvas);
    await canvas.findByRole('combobox', { name: `Exame: ${NEW}` }, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar registro: Audiometria' }));
    await canvas.findByRole('textbox', { name: 'Preço: Audiometria' }, LOADS);
    // The whole day is in sight, beside the calendar's button.
    const day = canvas.getByRole('textbox', { name: 'Vale de: Audiometria' });
    await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + ROWS.length);
    await addRow(canvas);
    await canvas.findByRole('combobox', { name: `Exame: ${NEW}` }, LOADS);
    await expect(canvas.getAllByRole('row')).toHaveLength(2 + ROWS.length);
  },
};

const onCreated = fn();

/** '-45' is no 45: what was typed stands, and is not saved. */
export const PrecoNegativo: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(createRegistryRecord, () => {
      onCreated();
      return price(3, 'Hemograma', 4_500);
    }),
  ),
  play: async ({ canvas }) => {
    onCreated.mockClear();
    await canvas.findByText('Audiometria', {}, LOADS);
    await addRow(canvas);
    await fillRow();
    const amount = screen.getByRole('textbox', { name: `Preço: ${NEW}` });
    await userEvent.clear(amount);
    await userEvent.type(amount, '-45');
    await userEvent.click(canvas.getByRole('button', { name: `Salvar ${NEW}` }));
    await seen(canvas.findByText(/^O menor valor é R\$\s0,00$/, {}, LOADS));
    await expect(amount).toHaveValue('-45,00');
    await expect(onCreated).not.toHaveBeenCalled();
  },
};

/** A price whose last day cannot be read is not one without an end. */
export const FimIlegivel: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(createRegistryRecord, () => {
      onCreated();
      return price(3, 'Hemograma', 4_500);
    }),
  ),
  play: async ({ canvas }) => {
    onCreated.mockClear();
    await canvas.findByText('Audiometria', {}, LOADS);
    await addRow(canvas);
    await fillRow();
    const end = screen.getByRole('textbox', { name: `Vale até: ${NEW}` });
    await userEvent.type(end, '3112');
    await userEvent.click(canvas.getByRole('button', { name: `Salvar ${NEW}` }));
    await waitFor(
      () => expect(end).toHaveAccessibleDescription('Digite a data completa: dd/mm/aaaa.'),
      LOADS,
    );
    await expect(end).toHaveValue('31/12');
    await expect(onCreated).not.toHaveBeenCalled();
  },
};

/** Of two prices at one time the second is refused, and what was typed stays. */
export const DoisPrecosNoMesmoTempo: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(
      createRegistryRecord,
      new SimulatedError(409, { message: 'Já existe um registro com estes dados neste período.' }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    await addRow(canvas);
    await fillRow();
    await userEvent.click(canvas.getByRole('button', { name: `Salvar ${NEW}` }));
    await seen(canvas.findByText('Já existe um registro com estes dados neste período.', {}, LOADS));
    await expect(screen.getByRole('combobox', { name: `Exame: ${NEW}` })).toHaveValue('Hemograma');
  },
};

/** doc3 §4.4: what could not be saved for another reason takes the new row away, and says so. */
export const LinhaNovaQueNaoFoiSalva: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(createRegistryRecord, new SimulatedError(503, { message: 'Serviço indisponível' })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Audiometria', {}, LOADS);
    await addRow(canvas);
    await fillRow();
    await userEvent.click(canvas.getByRole('button', { name: `Salvar ${NEW}` }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: `Exame: ${NEW}` })).toBeNull(), LOADS);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + ROWS.length);
  },
};

/** Another person was first: the row stays as it was typed. */
export const OutraPessoaAlterou: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(
      changeRegistryRecord,
      new SimulatedError(409, { message: 'Este registro foi alterado por outra pessoa.' }),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar registro: Audiometria' }, LOADS));
    const field = await canvas.findByRole('textbox', { name: 'Código próprio: Audiometria' }, LOADS);
    await userEvent.type(field, 'A1{Enter}');
    await seen(canvas.findByText('Este registro foi alterado por outra pessoa.', {}, LOADS));
    await expect(field).toHaveValue('A1');
  },
};
