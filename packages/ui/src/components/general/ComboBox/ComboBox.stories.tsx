import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OptionsPage, PageRequest } from '../../../controls/OptionList/pages.ts';
import type { Option } from '../Select/index.ts';
import { ComboBox } from './ComboBox.tsx';

const cidades: Option<string>[] = [
  { value: '3509502', label: 'Campinas', description: 'SP' },
  { value: '3552403', label: 'Sumaré', description: 'SP' },
  { value: '3550308', label: 'São Paulo', description: 'SP' },
  {
    value: '3106200',
    label: 'Belo Horizonte',
    description: 'MG',
    disabledReason: 'Sem clínica credenciada.',
  },
];

const NAMES: Option<string>[] = Array.from({ length: 60 }, (_, index) => ({
  value: String(index),
  label: `Funcionário ${index + 1}`,
}));

const meta = {
  title: 'Formulários/ComboBox',
  component: ComboBox<string>,
  tags: ['estavel'],
  args: { label: 'Cidade', options: cidades, width: 'lg', onChange: fn() },
} satisfies Meta<typeof ComboBox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemEscolha: Story = { tags: ['estados'] };
export const Escolhida: Story = { tags: ['estados'], args: { defaultValue: '3552403' } };
export const Invalida: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha a cidade.', isRequired: true },
};
export const Desabilitada: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: '3552403' } };
export const SomenteLeitura: Story = {
  tags: ['estados'],
  args: { isReadOnly: true, defaultValue: '3552403' },
};

/** Pressed and let go elsewhere, since leaving another field moved this one: the list is open all the same. */
export const AbreAoPressionar: Story = {
  tags: ['interacoes'],
  args: { defaultValue: '3552403' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' });
    await fireEvent.mouseDown(input);
    // Once the browser has done its part of the press, and long before it is let go.
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    await fireEvent.mouseUp(document.body);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    // A whole press takes the text, to be typed over.
    input.focus();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Sumaré'.length]);
  },
};

export const BuscaSemAcento: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.type(input, 'sao');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('São Paulo');
    await expect(args.onChange).toHaveBeenLastCalledWith('3550308', expect.anything());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const AbreAoClicar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Sumaré' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('3552403', expect.anything());
    await expect(input).toHaveValue('Sumaré');
    // Typing over what is chosen searches; the text is taken whole when the field is pressed.
    await userEvent.click(input);
    await userEvent.keyboard('camp');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Campinas');
  },
};

export const TextoSemEscolhaVolta: Story = {
  tags: ['interacoes'],
  args: { defaultValue: '3509502' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.type(input, 'xyz');
    await waitFor(() =>
      expect(screen.getByText('Nenhum registro encontrado', { ignore: '[role=status]' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Campinas'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ApagarTudoLimpa: Story = {
  tags: ['interacoes'],
  args: { defaultValue: '3509502' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await userEvent.keyboard('{Escape}');
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await userEvent.type(input, 'belo');
    await userEvent.keyboard('{ArrowDown}');
    const blocked = await screen.findByRole('option', { name: 'Belo Horizonte' });
    await expect(input).toHaveAttribute('aria-activedescendant', blocked.id);
    await expect(blocked).toHaveAccessibleDescription('Sem clínica credenciada.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

/** The field loads its own pages, searches on the server and finds by its key what no page has brought. */
export const CarregaSozinha: Story = {
  tags: ['interacoes'],
  args: {
    options: undefined,
    defaultValue: '47',
    searchDelay: 0,
    loadPage: fn(async ({ page, limit, search }: PageRequest): Promise<OptionsPage<Option<string>>> => {
      const found = NAMES.filter(({ label }) => label.includes(search));
      return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
    }),
    resolve: async (value: string) => NAMES.find((each) => each.value === value) ?? null,
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    await waitFor(() => expect(input).toHaveValue('Funcionário 48'));
    await userEvent.click(input);
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(20));
    await userEvent.keyboard('{End}');
    await list.findByRole('option', { name: 'Funcionário 60' });
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Funcionário 48');
    await userEvent.clear(input);
    await userEvent.type(input, '33');
    await userEvent.click(await screen.findByRole('option', { name: 'Funcionário 33' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('32', expect.anything());
  },
};

/** Ten thousand choices: only the lines in view are in the document. */
export const DezMil: Story = {
  tags: ['interacoes'],
  args: {
    label: 'Funcionário',
    options: Array.from({ length: 10_000 }, (_, i) => ({ value: String(i), label: `Funcionário ${i + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionário' }));
    await expect(screen.getAllByRole('option').length).toBeLessThan(16);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Funcionário 10000' });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{Home}');
    const first = await screen.findByRole('option', { name: 'Funcionário 1' });
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first.id);
  },
};

/** A server that counts no further says at the end that there are more, and how they are found. */
export const ListaCortada: Story = {
  tags: ['interacoes'],
  args: { label: 'Funcionário', options: NAMES.slice(0, 20), onSearch: fn(), isCut: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionário' }));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByText('Há mais. Digite para achar.')).toBeInTheDocument();
    const [first] = within(list).getAllByRole('option');
    await expect(first).toHaveAttribute('aria-setsize', '-1');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('20 registros. Há mais. Digite para achar.'),
    );
  },
};

/** A server of 60 names in pages of 20; the second page fails the first time. */
function useNames() {
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const [fails, setFails] = useState(true);
  const found = NAMES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const hasFailed = pages > 1 && fails;
  return {
    options: found.slice(0, (hasFailed ? 1 : pages) * 20),
    hasMore: !hasFailed && found.length > pages * 20,
    loadError: hasFailed ? 'Não foi possível carregar mais.' : undefined,
    onRetry: () => setFails(false),
    onLoadMore: () => setPages((page) => page + 1),
    onSearch: (next: string) => {
      setText(next);
      setPages(1);
    },
  };
}

export const PaginasDoServidor: Story = {
  tags: ['interacoes'],
  args: { label: 'Funcionário', searchDelay: 0 },
  render: function Render(args) {
    return (
      <ComboBox
        {...args}
        {...useNames()}
        value="59"
        selectedOption={{ value: '59', label: 'Funcionário 60' }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Funcionário' });
    await expect(input).toHaveValue('Funcionário 60');
    // The field's name is the input's alone, so that it is found by it.
    await expect(canvas.getByLabelText('Funcionário')).toBe(input);
    await expect(canvas.getByRole('button', { name: 'Limpar seleção' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar opções' }));
    const list = await screen.findByRole('listbox');
    list.scrollTo({ top: list.scrollHeight });
    const retry = await within(list).findByRole('option', {
      name: 'Não foi possível carregar mais. Tentar novamente',
    });
    await userEvent.click(retry);
    await expect(await within(list).findByRole('option', { name: 'Funcionário 21' })).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.type(input, '33');
    await userEvent.click(await within(list).findByRole('option', { name: 'Funcionário 33' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('32', expect.anything());
  },
};

/**
 * An owner that keeps what was found before until the new answer comes: the field says that it searches, and Enter takes
 * nothing of the old list, but the only line of the new one once it is there.
 */
export const RespostaAnterior: Story = {
  tags: ['interacoes'],
  args: { label: 'Funcionário', searchDelay: 0 },
  render: function Render(args) {
    const [search, setSearch] = useState('');
    const [answered, setAnswered] = useState('');
    return (
      <>
        <ComboBox
          {...args}
          options={NAMES.filter(({ label }) => label.includes(answered))}
          isLoading={search !== answered}
          onSearch={setSearch}
        />
        <button
          type="button"
          style={{ minBlockSize: 44 }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAnswered(search)}
        >
          Responder
        </button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Funcionário' });
    await userEvent.type(input, '33');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Buscando…'));
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    (await canvas.findByRole('button', { name: 'Responder' })).click();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '32',
        expect.objectContaining({ label: 'Funcionário 33' }),
      ),
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).not.toHaveAttribute('aria-busy');
  },
};

/** In the pause before a search is asked for, too: an arrow and Enter take nothing of the lines from before. */
export const PausaDaPesquisa: Story = {
  tags: ['interacoes'],
  args: {
    label: 'Funcionário',
    options: undefined,
    // Longer than this test: the pause is not over in it.
    searchDelay: 60_000,
    loadPage: async ({ page, limit, search }: PageRequest): Promise<OptionsPage<Option<string>>> => {
      const found = NAMES.filter(({ label }) => label.includes(search));
      return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
    },
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Funcionário' });
    await userEvent.click(input);
    await screen.findByRole('option', { name: 'Funcionário 1' });
    await userEvent.keyboard('33{ArrowDown}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('33');
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** In a form: sends the value, and a reset brings back the first one and drops what is being typed. */
export const EmFormulario: Story = {
  tags: ['interacoes'],
  args: { name: 'cidade', defaultValue: '3509502' },
  render: (args) => (
    <form aria-label="Pedido">
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Cidade' });
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('cidade');
    await expect(sent()).toEqual(['3509502']);
    await userEvent.type(input, 'sao');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(sent()).toEqual(['3550308']);
    await userEvent.type(input, 'sum');
    form.reset();
    await waitFor(() => expect(input).toHaveValue('Campinas'));
    await expect(sent()).toEqual(['3509502']);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <ComboBox label="Cidade" options={cidades} description="Onde o exame será feito." />
      <ComboBox label="Cidade" options={cidades} defaultValue="3509502" isRequired />
      <ComboBox label="Cidade" options={cidades} errorMessage="Escolha a cidade." />
      <ComboBox label="Cidade" options={cidades} defaultValue="3509502" isDisabled />
    </div>
  ),
};
