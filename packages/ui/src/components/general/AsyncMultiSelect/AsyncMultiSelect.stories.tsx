import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OptionsPage, PageRequest } from '../../../controls/OptionList/pages.ts';
import { searchItems } from '../../../controls/OptionList/search.ts';
import { Button } from '../Button/Button.tsx';
import { AsyncMultiSelect, type AsyncMultiSelectProps } from './AsyncMultiSelect.tsx';

interface Funcionario {
  readonly id: number;
  readonly name: string;
  readonly cargo: string;
  readonly customerId: number;
}

const NAMES = [
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
  name: `${NAMES[i % NAMES.length] ?? ''} ${i + 1}`,
  cargo: CARGOS[i % CARGOS.length] ?? '',
  customerId: i % 5 === 3 ? 2 : 1,
}));
const keyOf = ({ id }: Funcionario): number => id;
const labelOf = ({ name }: Funcionario): string => name;
const load = async ({ page, limit, search }: PageRequest): Promise<OptionsPage<Funcionario>> => {
  const matches = searchItems(FUNCIONARIOS, labelOf, search);
  return { items: matches.slice((page - 1) * limit, page * limit), total: matches.length };
};

const meta = {
  title: 'Formulários/AsyncMultiSelect',
  component: AsyncMultiSelect<Funcionario>,
  tags: ['novo'],
  args: {
    label: 'Funcionários',
    loadPage: load,
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

/** What a screen reader hears of the field and its list. */
const hears = (canvas: ReturnType<typeof within>, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

const openUp = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
  const list = within(await screen.findByRole('listbox', { name: 'Funcionários' }));
  await list.findAllByRole('option');
  return list;
};

export const EscolheVarios: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = await openUp(canvas);
    await userEvent.click(list.getByRole('option', { name: 'Ana Souza 1' }));
    await userEvent.click(list.getByRole('option', { name: /^Bruno Lima 2/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2], [FUNCIONARIOS[0], FUNCIONARIOS[1]]);
    await expect(list.getByRole('option', { name: /^Bruno Lima 2/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await hears(canvas, 'Bruno Lima 2 selecionado. 2 selecionados.');
  },
};

export const DeOutroCliente: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = await openUp(canvas);
    await userEvent.click(list.getByRole('option', { name: 'Ana Souza 1' }));
    const other = list.getByRole('option', { name: 'Diego Rocha 4' });
    await expect(other).toHaveAccessibleDescription(/^Funcionário de outro cliente/);
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await hears(canvas, 'Diego Rocha 4 não pode ser escolhido: Funcionário de outro cliente');
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
    const field = canvas.getByRole('combobox');
    const first = field.getAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant', first);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', first);
    await userEvent.keyboard('{PageDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant', first);
    await userEvent.keyboard('{PageUp}');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName(/^Remover /);
  },
};

export const Limite: Story = {
  tags: ['interacoes'],
  args: { options: FUNCIONARIOS, loadPage: undefined, defaultValue: [1, 2], maxSelected: 2 },
  play: async ({ canvas, args }) => {
    const list = await openUp(canvas);
    await userEvent.click(list.getByRole('option', { name: 'Carla Dias 3' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await hears(canvas, 'O limite é de 2');
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

const asked = fn();
let answers: (() => void)[] = [];
/** A function written anew at each render asks once; one that did not come and is chosen again is asked for again. */
export const ResolveEscritoNaHora: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    asked.mockClear();
    answers = [];
  },
  render: function Render(args) {
    const [ids, setIds] = useState<readonly number[]>([55]);
    return (
      <>
        <AsyncMultiSelect<Funcionario>
          {...args}
          value={ids}
          resolve={(id) => {
            asked(id);
            return new Promise((resolve) => {
              answers.push(() => resolve(id === 55 ? (FUNCIONARIOS[54] ?? null) : null));
            });
          }}
        />
        <Button onPress={() => setIds([55, 99])}>Mais um</Button>
        <Button onPress={() => setIds([55])}>Sem ele</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const answer = (): void => answers.splice(0).forEach((each) => each());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Mais um' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    answer();
    const field = canvas.getByRole('combobox', { name: 'Funcionários' });
    await waitFor(() => expect(canvas.getByText(FUNCIONARIOS[54]?.name ?? '')).toBeInTheDocument());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Não foi possível carregar o nome/));
    await userEvent.click(canvas.getByRole('button', { name: 'Sem ele' }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
    await userEvent.click(canvas.getByRole('button', { name: 'Mais um' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    await expect(field).not.toHaveAccessibleDescription();
    answer();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Não foi possível carregar o nome/));
  },
};

/** In a form: one entry for each that is chosen, and a reset brings back the first ones. */
export const EmFormulario: Story = {
  tags: ['interacoes'],
  args: { options: FUNCIONARIOS, loadPage: undefined, name: 'funcionarios', defaultValue: [1, 2] },
  render: (args) => (
    <form aria-label="Pedido">
      <AsyncMultiSelect<Funcionario> {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('funcionarios');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await userEvent.keyboard('{Backspace}');
    await expect(sent()).toEqual(['1']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['1', '2']));
  },
};

/** An action stands in the foot of the list: pressed, it does what it is for, and the list stays open. */
export const AcaoNoPeDaLista: Story = {
  tags: ['recursos'],
  args: { options: FUNCIONARIOS, loadPage: undefined },
  render: function Render(args) {
    const [chosen, setChosen] = useState<readonly number[]>([]);
    const [added, setAdded] = useState<readonly number[]>([]);
    return (
      <>
        <AsyncMultiSelect<Funcionario>
          {...args}
          value={chosen}
          onChange={setChosen}
          actions={
            <Button
              size="small"
              isDisabled={chosen.length === 0}
              onPress={() => {
                setAdded([...added, ...chosen]);
                setChosen([]);
              }}
            >
              Adicionar
            </Button>
          }
        />
        <p>{added.length} no pedido</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    const list = await openUp(canvas);
    await userEvent.click(list.getByRole('option', { name: 'Ana Souza 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    await expect(canvas.getByText('1 no pedido')).toBeVisible();
    await expect(screen.getByRole('listbox')).toBeVisible();
    // By keyboard it is one Tab away from the field.
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Tab}');
    await expect(screen.getByRole('button', { name: 'Adicionar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 no pedido')).toBeVisible();
    // It cannot be pressed again: the focus does not stay on it.
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** A press on a button of the foot gives the focus back at once, and never takes it from where a key led meanwhile. */
export const AcaoETecladoEmSeguida: Story = {
  tags: ['interacoes'],
  args: { options: FUNCIONARIOS.slice(0, 3), loadPage: undefined, hasAll: true },
  play: async ({ canvas }) => {
    await openUp(canvas);
    await fireEvent.click(screen.getByRole('button', { name: 'Selecionar todos' }), { detail: 1 });
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    const none = screen.getByRole('button', { name: 'Limpar' });
    none.focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(none).toHaveFocus();
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
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await openUp(canvas);
  },
};
