import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

const exames = [
  { value: '1', label: 'Admissional' },
  { value: '2', label: 'Periódico' },
  { value: '3', label: 'Retorno ao trabalho' },
  { value: '4', label: 'Demissional', disabledReason: 'Há um exame clínico de menos de 135 dias.' },
];

const meta = {
  title: 'Formulários/Select',
  component: Select<string>,
  tags: ['estavel'],
  args: { label: 'Tipo de exame', options: exames, width: 'lg', onChange: fn() },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemEscolha: Story = { tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { defaultValue: '2' } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha o tipo de exame.', isRequired: true },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: '1' } };

const LONGEST = 'Trabalho em altura, em espaço confinado ou com eletricidade';
/** A phone has no pointer to rest on what is cut: the longest answer is read whole, on two lines. */
export const RespostaLongaNoCelular: Story = {
  name: 'Resposta longa no celular',
  tags: ['recursos'],
  globals: { viewport: { value: 'phone' } },
  args: { width: 'full', options: [{ value: '1', label: LONGEST }], defaultValue: '1' },
  play: async ({ canvas }) => {
    const answer = canvas.getByText(LONGEST);
    await expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth);
    await expect(answer.scrollHeight).toBeLessThanOrEqual(answer.clientHeight);
  },
};

/** The box is as wide as its longest option; what is said of it keeps the column. */
export const CaixaCurta: Story = {
  name: 'Caixa curta',
  tags: ['recursos'],
  args: { controlWidth: 'md', description: 'Vale para todos os pedidos deste cliente a partir de hoje.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Tipo de exame' });
    await expect(button.parentElement?.offsetWidth).toBe(240);
    await expect(canvas.getByText(/Vale para todos/).offsetWidth).toBeGreaterThan(240);
  },
};

/** Leaving another field may move this one from under the pointer: let go elsewhere, the list is open all the same. */
export const AbreAoPressionar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('combobox', { name: 'Tipo de exame' });
    await fireEvent.mouseDown(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await fireEvent.mouseUp(document.body);
    await expect(button).toHaveFocus();
    // The next press is another one, and its click none of its own.
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // A click without a press, as of an assistive technology.
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const Grupos: Story = {
  tags: ['recursos'],
  args: {
    label: 'Clínica',
    options: [
      {
        label: 'Credenciadas',
        options: [{ value: 'a', label: 'São Lucas', tone: 'success', description: 'Credenciada' }],
      },
      {
        label: 'Outras',
        options: [{ value: 'b', label: 'MedTrab', tone: 'warning', description: 'Sem contrato' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Clínica' }));
    const others = within(await screen.findByRole('group', { name: 'Outras' }));
    await expect(others.getByRole('option', { name: 'MedTrab' })).toHaveAccessibleDescription('Sem contrato');
  },
};

export const ForaDaPagina: Story = {
  tags: ['interacoes'],
  args: { value: '99', selectedOption: { value: '99', label: 'Monitoração pontual' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Tipo de exame' })).toHaveTextContent(
      'Monitoração pontual',
    );
  },
};

const trigger = (canvas: ReturnType<typeof within>): HTMLElement =>
  canvas.getByRole('combobox', { name: 'Tipo de exame' });
const isActive = (canvas: ReturnType<typeof within>, option: HTMLElement) =>
  expect(trigger(canvas)).toHaveAttribute('aria-activedescendant', option.id);

/** A select-only combobox (WAI-ARIA APG): named by its label alone, its value is its content. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = trigger(canvas);
    await expect(field).toHaveTextContent('Selecione');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('listbox', { name: 'Tipo de exame' }));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await isActive(canvas, list.getByRole('option', { name: 'Admissional' }));
    await userEvent.keyboard('p');
    await isActive(canvas, list.getByRole('option', { name: 'Periódico' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('2', expect.anything());
    await expect(field).toHaveTextContent('Periódico');
    await expect(field).toHaveFocus();
    // It opens at what is chosen, and Escape changes nothing.
    await userEvent.keyboard('{ArrowDown}');
    await isActive(canvas, await screen.findByRole('option', { name: 'Periódico', selected: true }));
    await userEvent.keyboard('{Home}{Escape}');
    await expect(field).toHaveTextContent('Periódico');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LetrasAbremEVao: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ret');
    await isActive(canvas, await screen.findByRole('option', { name: 'Retorno ao trabalho' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3', expect.anything());
  },
};

export const Mouse: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    await userEvent.click(await screen.findByRole('option', { name: 'Periódico' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2', expect.anything());
    // A second press closes, and so does one elsewhere.
    await userEvent.click(trigger(canvas));
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.click(trigger(canvas));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(trigger(canvas));
    await userEvent.click(document.body);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    const blocked = await screen.findByRole('option', { name: 'Demissional' });
    await userEvent.keyboard('{End}');
    await isActive(canvas, blocked);
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveAccessibleDescription('Há um exame clínico de menos de 135 dias.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(blocked);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Demissional não pode ser escolhido: Há um exame clínico de menos de 135 dias.',
      ),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Limpa: Story = {
  tags: ['interacoes'],
  args: { isClearable: true, defaultValue: '1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar Tipo de exame' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await expect(trigger(canvas)).toHaveTextContent('Selecione');
    await expect(trigger(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    // By keyboard, Delete.
    await userEvent.keyboard('{ArrowDown}{Enter}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
  },
};

/** A form sends the value, and its reset brings back the first one, unless the owner prevents it. */
export const EmFormulario: Story = {
  tags: ['interacoes'],
  args: { name: 'tipoExame', defaultValue: '2' },
  render: (args) => (
    <form aria-label="Pedido">
      <Select {...args} />
      <button type="reset" style={{ minBlockSize: 44 }}>
        Desfazer
      </button>
      <button type="reset" style={{ minBlockSize: 44 }} onClick={(event) => event.preventDefault()}>
        Manter
      </button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('tipoExame');
    await expect(sent()).toBe('2');
    await userEvent.click(trigger(canvas));
    await userEvent.click(screen.getByRole('option', { name: 'Admissional' }));
    await expect(sent()).toBe('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Manter' }));
    await expect(sent()).toBe('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(trigger(canvas)).toHaveTextContent('Periódico');
    await expect(sent()).toBe('2');
  },
};

/** The choices that the server could not bring are asked for again. */
export const FalhaAoCarregar: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [hasFailed, setHasFailed] = useState(true);
    return (
      <Select
        {...args}
        options={hasFailed ? [] : exames}
        loadError={hasFailed ? 'Não foi possível carregar os tipos.' : undefined}
        onRetry={() => setHasFailed(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    const failed = await screen.findByRole('option', { name: /^Não foi possível carregar os tipos\./ });
    await userEvent.keyboard('{ArrowDown}');
    await isActive(canvas, failed);
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <Select label="Tipo de exame" options={exames} description="Define os procedimentos." />
      <Select label="Tipo de exame" options={exames} defaultValue="2" isClearable isRequired />
      <Select label="Tipo de exame" options={exames} errorMessage="Escolha o tipo de exame." />
      <Select label="Tipo de exame" options={exames} defaultValue="1" isDisabled />
    </div>
  ),
};

export const GaleriaAberta: Story = {
  tags: ['galeria'],
  args: { defaultValue: '2', isClearable: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};
