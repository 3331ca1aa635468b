import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
};

export const BuscaEMarca: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Procedimentos/ });
    await userEvent.click(trigger);
    const search = await screen.findByRole('searchbox', { name: 'Pesquisar' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'hemo');
    const list = screen.getByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hemograma']);
    await userEvent.clear(search);
    await userEvent.click(await within(list).findByRole('option', { name: 'Exame clínico' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hemograma', 'clinico']);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger).toHaveTextContent('2 selecionados');
  },
};

export const TodosMenosOsIndisponiveis: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Procedimentos/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar todos' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['clinico', 'acuidade', 'hemograma']);
    await expect(screen.getByRole('option', { name: 'Glicemia' })).toHaveAccessibleDescription(
      'Em dia até 03/2027.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const RemovePelaFicha: Story = {
  tags: ['interacoes'],
  args: { defaultValue: ['clinico', 'hemograma'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Exame clínico' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hemograma']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Hemograma' })).toHaveFocus());
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
