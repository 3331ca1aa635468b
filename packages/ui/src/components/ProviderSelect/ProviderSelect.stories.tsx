import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Pagina, PaginaPedida } from '../AsyncList/pages.logic.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { carregador, criarPrestadores } from './fixtures.ts';
import type { ProviderOption } from './ProviderSelect.logic.ts';
import { ProviderMultiSelect } from './ProviderMultiSelect.tsx';
import { ProviderSelect } from './ProviderSelect.tsx';

const CEM = criarPrestadores(100);
const DEZ_MIL = criarPrestadores(10_000);
const doServidor = carregador(CEM);

const meta = {
  title: 'Formulários/ProviderSelect',
  component: ProviderSelect,
  tags: ['novo'],
  args: { loadPage: doServidor, onChange: fn() },
} satisfies Meta<typeof ProviderSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { options: CEM, loadPage: undefined, value: 3 } };
export const Obrigatorio: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Campo obrigatório' },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { options: CEM, loadPage: undefined, value: 3, isDisabled: true },
};

const abrir = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Prestador' }));
  return within(await screen.findByRole('listbox', { name: 'Prestador' }));
};

export const AbrePorGrupos: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const lista = await abrir(canvas);
    const sugeridos = await lista.findByRole('group', { name: 'Prestadores sugeridos' });
    await expect(within(sugeridos).getAllByRole('option')).toHaveLength(6);
    await expect(lista.getByRole('group', { name: 'Prestadores disponíveis' })).toBeInTheDocument();
    const preferencial = within(sugeridos).getAllByRole('option')[0];
    await expect(preferencial).toHaveAccessibleName(/Possui melhor qualidade no atendimento/);
    await expect(within(sugeridos).getAllByRole('option')[5]).toHaveAccessibleName(
      /Não liberado para o cliente/,
    );
  },
};

export const RotuloDe40Caracteres: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const lista = await abrir(canvas);
    const opcao = (await lista.findAllByRole('option'))[1];
    await expect(opcao).toHaveAccessibleName(/1001 - Medicina do Trabalho Vila Nova \| Curitiba - PR/);
    const visivel = opcao?.querySelector('[title]');
    await expect(visivel?.textContent).toHaveLength(40);
    await expect(visivel).toHaveAttribute('title', '1001 - Medicina do Trabalho Vila Nova | Curitiba - PR');
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const campo = canvas.getByRole('combobox', { name: 'Prestador' });
    await expect(campo).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const lista = within(await screen.findByRole('listbox'));
    await lista.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(campo).toHaveAttribute('aria-expanded', 'false');
    await expect(campo).toHaveFocus();
  },
};

export const BuscaEspera500ms: Story = {
  tags: ['interacoes'],
  args: { loadPage: fn(doServidor) },
  play: async ({ canvas, args }) => {
    await abrir(canvas);
    await userEvent.type(canvas.getByRole('combobox'), 'recife');
    await waitFor(() =>
      expect(args.loadPage).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'recife', page: 1 })),
    );
    // One search for six keys, after the pause.
    await expect(args.loadPage).toHaveBeenCalledTimes(2);
    const lista = within(screen.getByRole('listbox'));
    await waitFor(() => expect(lista.getAllByRole('option')[0]).toHaveAccessibleName(/Recife/));
  },
};

export const ConfirmaQuemNaoESugerido: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const lista = await abrir(canvas);
    await userEvent.click(await lista.findByRole('option', { name: /^1007 / }));
    const dialogo = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Alterar prestador' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    const outra = await abrir(canvas);
    await userEvent.click(await outra.findByRole('option', { name: /^1007 / }));
    const segundo = within(await screen.findByRole('alertdialog'));
    await userEvent.click(segundo.getByRole('button', { name: 'Estou ciente' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(8, expect.objectContaining({ code: '1007' })),
    );
  },
};

export const EscolhidoForaDaPagina: Story = {
  tags: ['interacoes'],
  args: {
    defaultValue: 77,
    resolve: fn(async (id: number) => CEM.find((prestador) => prestador.id === id) ?? null),
  },
  play: async ({ canvas, args }) => {
    const campo = canvas.getByRole('combobox', { name: 'Prestador' });
    await waitFor(() => expect(campo).toHaveDisplayValue(/^1076 - /));
    await expect(args.resolve).toHaveBeenCalledTimes(1);
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const lista = await abrir(canvas);
    const opcao = await lista.findByRole('option', { name: /^1006 / });
    await expect(opcao).toHaveAttribute('aria-disabled', 'true');
    await expect(opcao).toHaveAccessibleName(/Prestador em férias até 10\/12\/2026/);
    await userEvent.click(opcao);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/não pode ser escolhido: Prestador em férias/);
  },
};

/** The second page fails until it is asked for again. */
function falhaUmaVez() {
  let falhou = false;
  return fn(async (pedida: PaginaPedida): Promise<Pagina<ProviderOption>> => {
    if (pedida.page === 2 && !falhou) {
      falhou = true;
      throw new Error('sem rede');
    }
    return doServidor(pedida);
  });
}

export const PaginaComErro: Story = {
  tags: ['interacoes'],
  args: { loadPage: falhaUmaVez() },
  play: async ({ canvas }) => {
    const lista = await abrir(canvas);
    await lista.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{ArrowUp}{PageDown}{PageDown}');
    const erro = await lista.findByRole('option', { name: /Não foi possível carregar mais/ });
    await userEvent.click(erro);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/de 100 registros carregados/));
  },
};

export const NadaEncontrado: Story = {
  tags: ['estados'],
  args: { options: CEM, loadPage: undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getAllByText('Nenhum registro encontrado').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum registro encontrado');
  },
};

export const DezMil: Story = {
  tags: ['interacoes'],
  args: { options: DEZ_MIL, loadPage: undefined },
  play: async ({ canvas }) => {
    const lista = await abrir(canvas);
    await expect(lista.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowUp}');
    const ultima = await lista.findByRole('option', { name: /^10999 / });
    await expect(ultima).toHaveAttribute('aria-posinset', '10000');
    await expect(ultima).toHaveAttribute('aria-setsize', '10000');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', ultima.id);
    // The heading of the group in view stays, though its own place is far above.
    await waitFor(() => expect(lista.getByText('Prestadores disponíveis')).toHaveAttribute('data-sticky'));
  },
};

export const InformacoesDaClinica: Story = {
  tags: ['recursos'],
  args: { options: CEM, loadPage: undefined, value: 1, showsClinicInfo: true, today: '2026-11-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver informações da clínica' }));
    const painel = within(await screen.findByRole('dialog', { name: 'Informações da clínica' }));
    await expect(painel.getByRole('link', { name: '(19) 3456-7890' })).toHaveAttribute(
      'href',
      'tel:+551934567890',
    );
    await expect(painel.getByRole('link', { name: /Ver no mapa/ })).toHaveAttribute(
      'href',
      expect.stringContaining('maps'),
    );
    await expect(painel.getByRole('table')).toBeInTheDocument();
  },
};

export const DentroDeUmDialogo: Story = {
  tags: ['interacoes'],
  args: { options: CEM, loadPage: undefined, confirmsOthers: false },
  render: (args) => (
    <DialogTrigger>
      <Button>Criar agendamento</Button>
      <Dialog title="Criar agendamento" isDismissable>
        <ProviderSelect {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar agendamento' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Criar agendamento' }));
    await userEvent.click(dialogo.getByRole('combobox', { name: 'Prestador' }));
    // By role: what the dialog hides from screen readers would not be found.
    const lista = within(await screen.findByRole('listbox', { name: 'Prestador' }));
    await userEvent.click(lista.getByRole('option', { name: /^1003 / }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4, CEM[3]);
    // Escape closes the list first, and only then the dialog.
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Prestador' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Criar agendamento' })).toBeInTheDocument();
  },
};

const escolheuVarios = fn();

export const Varios: Story = {
  tags: ['interacoes'],
  render: () => <ProviderMultiSelect loadPage={doServidor} defaultValue={[1]} onChange={escolheuVarios} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Prestadores' }));
    const lista = within(await screen.findByRole('listbox', { name: 'Prestadores' }));
    const sugeridos = within(await lista.findByRole('group', { name: 'Prestadores sugeridos' }));
    await userEvent.click(sugeridos.getByRole('option', { name: /^1001 / }));
    await expect(escolheuVarios).toHaveBeenLastCalledWith([1, 2], [CEM[0], CEM[1]]);
    await expect(canvas.getByRole('button', { name: /^Remover 1001 / })).toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { options: CEM, loadPage: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <ProviderSelect {...args} description="Prestadores da cidade escolhida." />
      <ProviderSelect {...args} value={1} showsClinicInfo isRequired />
      <ProviderSelect {...args} errorMessage="Campo obrigatório" />
      <ProviderSelect {...args} value={2} isDisabled />
    </div>
  ),
};

export const GaleriaAberta: Story = {
  tags: ['galeria'],
  args: { options: CEM, loadPage: undefined, defaultValue: 3 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await abrir(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  },
};
