import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { carregarDaMemoria, type Pagina, type PaginaPedida } from '../AsyncList/pages.logic.ts';
import { AsyncMultiSelect, type AsyncMultiSelectProps } from './AsyncMultiSelect.tsx';

interface Funcionario {
  readonly id: number;
  readonly name: string;
  readonly cargo: string;
  readonly customerId: number;
}

const NOMES = [
  'Ana Souza',
  'Bruno Lima',
  'Carla Dias',
  'Diego Rocha',
  'Elisa Prado',
  'Fábio Nunes',
  'Gisele Melo',
];
const CARGOS = ['Motorista', 'Soldador', 'Auxiliar administrativa'];
const FUNCIONARIOS: Funcionario[] = Array.from({ length: 60 }, (_, i) => ({
  id: i + 1,
  name: `${NOMES[i % NOMES.length] ?? ''} ${i + 1}`,
  cargo: CARGOS[i % CARGOS.length] ?? '',
  customerId: i % 5 === 3 ? 2 : 1,
}));
const filtrar = carregarDaMemoria(FUNCIONARIOS, ({ name }) => name);
const carregar = async ({ page, limit, search }: PaginaPedida): Promise<Pagina<Funcionario>> => {
  const achados = filtrar(search);
  return { items: achados.slice((page - 1) * limit, page * limit), total: achados.length };
};
const keyOf = ({ id }: Funcionario): number => id;
const labelOf = ({ name }: Funcionario): string => name;

const meta = {
  title: 'Formulários/AsyncMultiSelect',
  component: AsyncMultiSelect<Funcionario>,
  tags: ['novo'],
  args: {
    label: 'Funcionários',
    loadPage: carregar,
    keyOf,
    labelOf,
    descriptionOf: ({ cargo }) => cargo,
    disabledReasonOf: ({ customerId }, chosen) =>
      chosen[0] && chosen[0].customerId !== customerId ? 'Funcionário de outro cliente' : undefined,
    onChange: fn(),
  },
  render: (args: AsyncMultiSelectProps<Funcionario>) => <AsyncMultiSelect<Funcionario> {...args} />,
} satisfies Meta<typeof AsyncMultiSelect<Funcionario>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const ComEscolhidos: Story = {
  tags: ['estados'],
  args: { options: FUNCIONARIOS, loadPage: undefined, value: [1, 2] },
};
export const ComErro: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Deve ser adicionado no minímo um funcionário' },
};

const abrir = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
  const lista = within(await screen.findByRole('listbox', { name: 'Funcionários' }));
  await lista.findAllByRole('option');
  return lista;
};

export const EscolheVarios: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const lista = await abrir(canvas);
    await userEvent.click(lista.getByRole('option', { name: /^Ana Souza 1/ }));
    await userEvent.click(lista.getByRole('option', { name: /^Bruno Lima 2/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2], [FUNCIONARIOS[0], FUNCIONARIOS[1]]);
    await expect(lista.getByRole('option', { name: /^Bruno Lima 2/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      canvas
        .getAllByRole('status')
        .map((e) => e.textContent)
        .join(' '),
    ).toContain('Bruno Lima 2 selecionado. 2 selecionados.');
  },
};

export const DeOutroCliente: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const lista = await abrir(canvas);
    await userEvent.click(lista.getByRole('option', { name: /^Ana Souza 1/ }));
    const outro = lista.getByRole('option', { name: /^Diego Rocha 4\W+Funcionário de outro cliente/ });
    await expect(outro).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(outro);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(
      canvas
        .getAllByRole('status')
        .map((e) => e.textContent)
        .join(' '),
    ).toContain('Diego Rocha 4 não pode ser selecionado: Funcionário de outro cliente');
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await within(await screen.findByRole('listbox')).findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Limite: Story = {
  tags: ['interacoes'],
  args: { options: FUNCIONARIOS, loadPage: undefined, defaultValue: [1, 2], maxSelected: 2 },
  play: async ({ canvas, args }) => {
    const lista = await abrir(canvas);
    await userEvent.click(lista.getByRole('option', { name: /^Carla Dias 3/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('status')
          .map((e) => e.textContent)
          .join(' '),
      ).toContain('O limite é de 2'),
    );
  },
};

export const ResolveOsQueNaoVieram: Story = {
  tags: ['interacoes'],
  args: {
    defaultValue: [55],
    resolve: async (id: number) => FUNCIONARIOS.find((funcionario) => funcionario.id === id) ?? null,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(FUNCIONARIOS[54]?.name ?? '')).toBeInTheDocument());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <AsyncMultiSelect<Funcionario> {...args} />
      <AsyncMultiSelect<Funcionario> {...args} options={FUNCIONARIOS} value={[1, 2, 3]} isRequired />
      <AsyncMultiSelect<Funcionario> {...args} errorMessage="Deve ser adicionado no minímo um funcionário" />
      <AsyncMultiSelect<Funcionario> {...args} options={FUNCIONARIOS} value={[1]} isDisabled />
    </div>
  ),
};

export const GaleriaAberta: Story = {
  tags: ['galeria'],
  args: { options: FUNCIONARIOS, loadPage: undefined, defaultValue: [1] },
  play: async ({ canvas }) => {
    await abrir(canvas);
  },
};
