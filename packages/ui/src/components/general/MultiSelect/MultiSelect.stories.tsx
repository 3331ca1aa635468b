import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const procedimentos = [
  {
    label: 'Clínicos',
    options: [
      { value: 'clinico', label: 'Exame clínico' },
      { value: 'acuidade', label: 'Acuidade visual' },
    ],
  },
  {
    label: 'Laboratório',
    options: [
      { value: 'hemograma', label: 'Hemograma' },
      { value: 'glicemia', label: 'Glicemia', disabledReason: 'Em dia até 03/2027.' },
    ],
  },
];

const meta = {
  title: 'Formulários/MultiSelect',
  component: MultiSelect<string>,
  tags: ['estavel'],
  args: { label: 'Procedimentos', options: procedimentos, width: 'lg', onChange: fn() },
} satisfies Meta<typeof MultiSelect<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemEscolha: Story = { tags: ['estados'] };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha ao menos um.', isRequired: true },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { isDisabled: true, defaultValue: ['clinico'] },
};
export const SemFichas: Story = {
  tags: ['recursos'],
  args: { hasChips: false, defaultValue: ['clinico', 'hemograma'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).not.toBeInTheDocument();
  },
};

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Procedimentos' }));
  return within(await screen.findByRole('listbox', { name: 'Procedimentos' }));
};

export const BuscaEMarca: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = await open(canvas);
    await userEvent.keyboard('hemo');
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hemograma'], expect.anything());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Hemograma selecionado. 1 selecionado.'),
    );
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.click(list.getByRole('option', { name: 'Exame clínico' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hemograma', 'clinico'], expect.anything());
    await expect(list.getByRole('option', { name: 'Exame clínico', selected: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    const chips = within(canvas.getByRole('list', { name: 'Selecionados: Procedimentos' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A chip moves the field: the list goes with it and stays on its side, so that the button over the field stays free. */
export const ListaFicaDoSeuLado: Story = {
  tags: ['interacoes'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  args: {
    options: Array.from({ length: 40 }, (_unused, i) => ({ value: `e${i}`, label: `Exame ${i + 1}` })),
    labelEnd: <Button size="small">Adicionar</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 'calc(50vh - 60px)', minHeight: '100vh', boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const box = () => screen.getByRole('listbox').getBoundingClientRect();
    const field = () => canvas.getByRole('combobox').getBoundingClientRect();
    await expect(box().top).toBeGreaterThan(field().bottom);
    await userEvent.click(list.getByRole('option', { name: 'Exame 2' }));
    const gap = () => box().top - field().bottom;
    await waitFor(() => expect(gap()).toBeGreaterThan(0));
    await fireEvent.scroll(window);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(gap()).toBeGreaterThan(0);
    await expect(gap()).toBeLessThan(24);
  },
};

/** Enter takes the only one that was found, also while it is on its way, and does not give it back. */
export const EnterNaUnica: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [asked, setAsked] = useState('');
    const [found, setFound] = useState('');
    const all = procedimentos.flatMap(({ options }) => options);
    return (
      <>
        <Button onPress={() => setFound(asked)}>Responder</Button>
        <MultiSelect
          {...args}
          options={all.filter(({ label }) => label.toLowerCase().includes(found))}
          onSearch={setAsked}
          isLoading={asked !== found}
          searchDelay={0}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.keyboard('hemo{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Responder' }).click();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['hemograma'], expect.anything()));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    // Of several, none: an arrow says which.
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('a');
    canvas.getByRole('button', { name: 'Responder' }).click();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    // Nor the only one, for who went on typing before it came.
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('acui{Enter}d{Backspace}');
    canvas.getByRole('button', { name: 'Responder' }).click();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The arrows, Home and End pass over the choices; Backspace takes the last chip, Shift+Tab goes to the chips. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { defaultValue: ['clinico', 'hemograma'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Procedimentos' }));
    const field = canvas.getByRole('combobox', { name: 'Procedimentos' });
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-2)?.id);
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['clinico'], expect.anything());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remover Exame clínico' })).toHaveFocus();
  },
};

/** Every group is in the document as soon as the list opens, also the last one. */
export const GruposTodosNaLista: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await expect(list.getByRole('group', { name: 'Clínicos' })).toBeVisible();
    await expect(
      within(list.getByRole('group', { name: 'Laboratório' })).getAllByRole('option'),
    ).toHaveLength(2);
  },
};

export const TodosMenosOsIndisponiveis: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = await open(canvas);
    // One Tab from the field, and the list stays open.
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Selecionar todos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['clinico', 'acuidade', 'hemograma'],
      expect.anything(),
    );
    await expect(list.getByRole('option', { name: 'Glicemia' })).toHaveAccessibleDescription(
      'Em dia até 03/2027.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([], expect.anything());
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** What stands beside the field can be pressed while the list is open: nothing is blocked. */
export const AcaoAoLado: Story = {
  tags: ['recursos'],
  args: { labelEnd: undefined },
  render: function Render(args) {
    const [added, setAdded] = useState(0);
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return (
      <MultiSelect
        {...args}
        value={chosen}
        onChange={setChosen}
        labelEnd={
          <Button size="small" onPress={() => setAdded(chosen.length)}>
            Adicionar ({added})
          </Button>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await userEvent.click(list.getByRole('option', { name: 'Hemograma' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar (0)' }));
    await expect(canvas.getByRole('button', { name: 'Adicionar (1)' })).toBeVisible();
  },
};

export const RemovePelaFicha: Story = {
  tags: ['interacoes'],
  args: { defaultValue: ['clinico', 'hemograma'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Exame clínico' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hemograma'], expect.anything());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Hemograma' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([], expect.anything());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** In a form: one entry for each that is chosen, and a reset brings back the first ones. */
export const EmFormulario: Story = {
  tags: ['interacoes'],
  args: { name: 'procedimentos', defaultValue: ['clinico'] },
  render: (args) => (
    <form aria-label="Pedido">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('procedimentos');
    await expect(sent()).toEqual(['clinico']);
    const list = await open(canvas);
    await userEvent.click(list.getByRole('option', { name: 'Hemograma' }));
    await expect(sent()).toEqual(['clinico', 'hemograma']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['clinico']));
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>
      <MultiSelect
        label="Procedimentos"
        options={procedimentos}
        description="Os do risco do cargo já vêm marcados."
      />
      <MultiSelect label="Procedimentos" options={procedimentos} defaultValue={['clinico', 'hemograma']} />
      <MultiSelect
        label="Procedimentos"
        options={procedimentos}
        errorMessage="Escolha ao menos um."
        isRequired
      />
    </div>
  ),
};

export const GaleriaAberta: Story = {
  tags: ['galeria'],
  args: { defaultValue: ['hemograma'] },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas);
  },
};
