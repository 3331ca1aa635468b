import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OptionsPage, PageRequest } from '../../../controls/OptionList/pages.ts';
import { holdQuiet } from '../../../internal/quietInert.fixture.ts';
import { Button } from '../../general/Button/Button.tsx';
import { Dialog, DialogTrigger } from '../../general/Dialog/Dialog.tsx';
import { createPrestadores, loaderOf } from './fixtures.ts';
import type { ProviderOption } from './ProviderSelect.logic.ts';
import { ProviderMultiSelect } from './ProviderMultiSelect.tsx';
import { ProviderSelect } from './ProviderSelect.tsx';

const HUNDRED = createPrestadores(100);
const TEN_THOUSAND = createPrestadores(10_000);
const fromServer = loaderOf(HUNDRED);
const NOT_RELEASED = 'Não liberado para o cliente';
const TIP = 'Possui melhor qualidade no atendimento';

const meta = {
  title: 'Formulários/ProviderSelect',
  component: ProviderSelect,
  tags: ['novo'],
  args: { loadPage: fromServer, onChange: fn() },
} satisfies Meta<typeof ProviderSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhido: Story = {
  tags: ['estados'],
  args: { options: HUNDRED, loadPage: undefined, value: 3 },
};
export const Obrigatorio: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Campo obrigatório' },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { options: HUNDRED, loadPage: undefined, value: 3, isDisabled: true },
};
export const SomenteLeitura: Story = {
  tags: ['estados'],
  args: { options: HUNDRED, loadPage: undefined, value: 3, isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Prestador' }));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Prestador' }));
  return within(await screen.findByRole('listbox', { name: 'Prestador' }));
};
/** What a screen reader hears of the list. */
const hears = (canvas: ReturnType<typeof within>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
const active = (canvas: ReturnType<typeof within>): HTMLElement | null =>
  document.getElementById(canvas.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

export const AbrePorGrupos: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const suggested = await list.findByRole('group', { name: 'Prestadores sugeridos' });
    await expect(within(suggested).getAllByRole('option')).toHaveLength(6);
    await expect(list.getByRole('group', { name: 'Prestadores disponíveis' })).toBeInTheDocument();
    const [preferred] = within(suggested).getAllByRole('option');
    await expect(preferred).toHaveAccessibleName(new RegExp(TIP));
  },
};

/** doc2 §2.7: released black, others grey; and never by colour alone. */
export const LiberadosEmPreto: Story = {
  tags: ['recursos'],
  args: { options: HUNDRED, loadPage: undefined },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const released = list.getByRole('option', { name: /^1004 / });
    const grey = list.getByRole('option', { name: /^1005 / });
    await expect(released).toHaveAccessibleName(/, Liberado para o cliente$/);
    await expect(grey).toHaveAccessibleName(new RegExp(NOT_RELEASED));
    const colour = (option: HTMLElement): string =>
      getComputedStyle(option.querySelector('[title]') as Element).color;
    await expect(colour(grey)).not.toBe(colour(released));
    await expect(colour(released)).toBe(getComputedStyle(list.getAllByRole('group')[0] as Element).color);
  },
};

/** doc2 §2.13: of no customer a clinic is neither released nor not, and nothing is said of it. */
export const SemClienteEscolhido: Story = {
  tags: ['recursos'],
  args: { options: HUNDRED.map((option) => ({ ...option, liberado: undefined })), loadPage: undefined },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    for (const option of list.getAllByRole('option')) {
      await expect(option).not.toHaveAccessibleName(/liberado/i);
    }
  },
};

/** A second page brings more of both groups: each heading stays one, and suggested ones go under theirs. */
export const GruposAtravessamPaginas: Story = {
  tags: ['recursos'],
  args: {
    loadPage: ({ page, limit }: PageRequest) =>
      Promise.resolve({
        items: HUNDRED.slice((page - 1) * limit, page * limit).map((each, i) => ({
          ...each,
          prioridade: i % 10 === 0 ? 'PREFERENCIAL' : 'OUTROS',
        })),
        total: 100,
      }),
  },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const suggested = within(await list.findByRole('group', { name: 'Prestadores sugeridos' }));
    await waitFor(() => expect(suggested.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(suggested.getAllByRole('option')).toHaveLength(4));
    await expect(suggested.getByRole('option', { name: /^1030 / })).toBeInTheDocument();
    await expect(list.getAllByRole('group')).toHaveLength(2);
    await hears(canvas, '40 de 100 registros carregados');
    // What was active stays so, though lines came in above it.
    await expect(active(canvas)).toHaveAccessibleName(/^1018 /);
  },
};

/** The heading of the group in view sticks to the top, in a short list and in one of ten thousand. */
export const TituloSempreNaTela: Story = {
  tags: ['recursos'],
  args: { options: TEN_THOUSAND, loadPage: undefined },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const box = screen.getByRole('listbox');
    box.scrollTop = 200_000;
    const heading = list.getByText('Prestadores disponíveis');
    const atTop = (): number =>
      Math.round(heading.getBoundingClientRect().top - box.getBoundingClientRect().top);
    await waitFor(() => expect(atTop()).toBe(0));
    await waitFor(() => expect(list.getAllByRole('option')[0]).toBeVisible());
  },
};

/** What has gone out of sight does not hold up the frame that shows the rest: it is taken out in a quiet moment. */
export const GrupoForaDaTela: Story = {
  tags: ['interacoes'],
  args: { options: TEN_THOUSAND, loadPage: undefined },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const suggested = within(list.getByRole('group', { name: 'Prestadores sugeridos' }));
    const others = within(list.getByRole('group', { name: 'Prestadores disponíveis' }));
    const quiet = holdQuiet();
    try {
      const before = suggested.getAllByRole('option');
      const box = screen.getByRole('listbox');
      box.scrollTop = box.scrollHeight;
      await waitFor(() =>
        expect(others.getAllByRole('option').at(-1)).toHaveAttribute('aria-posinset', '10000'),
      );
      await expect(suggested.getAllByRole('option')).toEqual(before);
      quiet.come();
      await waitFor(() => expect(suggested.queryAllByRole('option')).toEqual([]));
    } finally {
      quiet.end();
    }
  },
};

const LONG_NAME = 'Medicina do Trabalho e Saúde Ocupacional Vila Nova';

export const RotuloDe40Caracteres: Story = {
  tags: ['recursos'],
  args: {
    options: HUNDRED.map((option, index) => (index === 2 ? { ...option, name: LONG_NAME } : option)),
    loadPage: undefined,
  },
  play: async ({ canvas }) => {
    const inFull = '1001 - Medicina do Trabalho Vila Nova | Curitiba - PR';
    const list = await open(canvas);
    const option = list.getByRole('option', { name: new RegExp(inFull.replace('|', '\\|')) });
    const seen = option.querySelector('[title]');
    // The city goes to the second line, and only there: the name has room to stand whole, without a mark.
    await expect(seen?.textContent).toBe('1001 - Medicina do Trabalho Vila Nova');
    await expect(option.textContent.match(/Curitiba/g)).toHaveLength(1);
    await expect(seen).toHaveAttribute('title', inFull);
    await expect(within(option).getByText(/^Curitiba - PR ·/)).toBeVisible();
    // 39 and the mark of the cut, which is drawn; the rest goes on in the document, where it is read and searched.
    const long = list.getByRole('option', { name: new RegExp(LONG_NAME) });
    await expect(long.querySelector('[title]')?.textContent).toHaveLength(39);
    await expect(long).toHaveTextContent(LONG_NAME);
    // By keyboard the foot of the list says all of it, and so does the field once it is chosen.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(
      screen.getByText(new RegExp(`^${inFull.replace('|', '\\|')}`), { ignore: '[role=option] *' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue(inFull);
  },
};

/** A star has a tooltip for the mouse; the keyboard and a finger read the same in the foot of the list. */
export const DicaDoPreferencial: Story = {
  tags: ['recursos'],
  args: { options: HUNDRED, loadPage: undefined },
  play: async ({ canvas, args }) => {
    const list = await open(canvas);
    const second = list.getByRole('option', { name: /^1001 / });
    const star = second.querySelector<HTMLElement>('[data-tip]');
    await expect(star).toHaveAttribute('title', TIP);
    const foot = () => screen.queryByText(new RegExp(`^1001 .* · ${TIP}$`));
    await expect(foot()).not.toBeInTheDocument();
    await userEvent.pointer({ keys: '[TouchA]', target: star as HTMLElement });
    await expect(foot()).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByText(new RegExp(`^1000 .* · ${TIP}$`))).toBeVisible();
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Prestador' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await screen.findByRole('listbox'));
    await list.findAllByRole('option');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(field).toHaveDisplayValue(/^1001 /);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    // Ten lines at a time, a heading among them, and back by one.
    await userEvent.keyboard('{ArrowDown}');
    const isAt = (place: string) =>
      waitFor(() =>
        expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveAttribute(
          'aria-posinset',
          place,
        ),
      );
    await isAt('2');
    await userEvent.keyboard('{PageDown}');
    await isAt('11');
    await userEvent.keyboard('{ArrowUp}');
    await isAt('10');
    await userEvent.keyboard('{PageUp}');
    await isAt('1');
  },
};

export const BuscaEspera500ms: Story = {
  tags: ['interacoes'],
  args: { loadPage: fn(fromServer) },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.type(canvas.getByRole('combobox'), 'recife');
    await hears(canvas, 'Buscando…');
    await waitFor(() =>
      expect(args.loadPage).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'recife', page: 1 })),
    );
    // One search for six keys, after the pause.
    await expect(args.loadPage).toHaveBeenCalledTimes(2);
    const list = within(screen.getByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')[0]).toHaveAccessibleName(/Recife/));
    await hears(canvas, '20 de 25 registros carregados');
  },
};

/** A page that comes when the story lets it. */
function onDemand() {
  let answer = (): void => undefined;
  const loadPage = async (request: PageRequest): Promise<OptionsPage<ProviderOption>> => {
    if (request.page > 1)
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return fromServer(request);
  };
  return { loadPage: fn(loadPage), answer: () => answer() };
}
const demand = onDemand();
const halted = onDemand();

export const CarregandoMais: Story = {
  tags: ['interacoes'],
  args: { loadPage: demand.loadPage },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(20));
    await userEvent.keyboard('{End}');
    await expect(list.getByText('Carregando mais…')).toBeVisible();
    await hears(canvas, 'Carregando mais…');
    demand.answer();
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(40));
    // One End goes on to the end, page after page.
    await waitFor(() => {
      demand.answer();
      return expect(active(canvas)).toHaveAccessibleName(/^1099 /);
    });
    await expect(list.getAllByRole('option').at(-1)).toHaveAttribute('aria-posinset', '100');
  },
};

/** On the way to the end any other key leaves it: the page that comes moves nothing, and no other is asked for. */
export const OutraTeclaNoCaminho: Story = {
  tags: ['interacoes'],
  args: { loadPage: halted.loadPage },
  play: async ({ canvas }) => {
    halted.loadPage.mockClear();
    const list = await open(canvas);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(20));
    await userEvent.keyboard('{End}');
    await hears(canvas, 'Carregando mais…');
    halted.answer();
    await waitFor(() => expect(active(canvas)).toHaveAccessibleName(/^1039 /));
    await hears(canvas, 'Carregando mais…');
    await userEvent.keyboard('{ArrowUp}');
    halted.answer();
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(60));
    await expect(active(canvas)).toHaveAccessibleName(/^1038 /);
    await userEvent.keyboard('{ArrowUp}');
    await expect(active(canvas)).toHaveAccessibleName(/^1037 /);
    await expect(halted.loadPage.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3]);
  },
};

/** This page fails until it is asked for again. */
function failsOnce(page: number) {
  let hasFailed = false;
  return fn(async (request: PageRequest): Promise<OptionsPage<ProviderOption>> => {
    if (request.page === page && !hasFailed) {
      hasFailed = true;
      throw new Error('sem rede');
    }
    return fromServer(request);
  });
}

export const PaginaComErro: Story = {
  tags: ['interacoes'],
  args: { loadPage: failsOnce(2) },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(20));
    await userEvent.keyboard('{End}');
    const failed = await list.findByRole('option', { name: /Não foi possível carregar mais/ });
    await hears(canvas, 'Não foi possível carregar mais.');
    // The last line is within reach of the keys.
    await userEvent.keyboard('{End}');
    await expect(active(canvas)).toBe(failed);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(40));
    await expect(active(canvas)).toHaveAccessibleName(/^1020 /);
  },
};

export const ListaComErro: Story = {
  tags: ['interacoes'],
  args: { loadPage: failsOnce(1) },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const failed = await list.findByRole('option', { name: /Não foi possível carregar a lista/ });
    await hears(canvas, 'Não foi possível carregar a lista.');
    await userEvent.click(failed);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(20));
  },
};

export const ConfirmaQuemNaoESugerido: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = await open(canvas);
    await userEvent.click(await list.findByRole('option', { name: /^1007 / }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar prestador' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open(canvas);
    await userEvent.click(await again.findByRole('option', { name: /^1007 / }));
    const second = within(await screen.findByRole('dialog'));
    await userEvent.click(second.getByRole('button', { name: 'Estou ciente' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(8, expect.objectContaining({ code: '1007' })),
    );
  },
};

export const EscolhidoForaDaPagina: Story = {
  tags: ['interacoes'],
  args: {
    defaultValue: 77,
    resolve: fn(async (id: number) => HUNDRED.find((each) => each.id === id) ?? null),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Prestador' });
    await waitFor(() => expect(field).toHaveDisplayValue(/^1076 - /));
    await expect(args.resolve).toHaveBeenCalledTimes(1);
  },
};

let answers = 0;
export const EscolhidoQueNaoVem: Story = {
  tags: ['interacoes'],
  args: {
    defaultValue: 77,
    resolve: async (id: number) => {
      answers += 1;
      if (answers % 2 === 1) throw new Error('sem rede');
      return HUNDRED.find((each) => each.id === id) ?? null;
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Prestador' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Não foi possível carregar o nome/));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The button goes; the focus does not go with it.
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveDisplayValue(/^1076 - /));
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** In a form: sends the id, and a reset brings back the first one. */
export const EmFormulario: Story = {
  tags: ['interacoes'],
  args: { options: HUNDRED, loadPage: undefined, name: 'prestador', defaultValue: 1 },
  render: (args) => (
    <form aria-label="Pedido">
      <ProviderSelect {...args} />
      <button type="reset" style={{ minBlockSize: 44 }}>
        Desfazer
      </button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Prestador' });
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('prestador');
    await expect(sent()).toEqual(['1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(sent()).toEqual(['']);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(field).toHaveDisplayValue(/^1000 - /);
    await expect(sent()).toEqual(['1']);
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = await open(canvas);
    const option = await list.findByRole('option', { name: /^1006 / });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toHaveAccessibleName(/Prestador em férias até 10\/12\/2026/);
    // The keys reach it, the foot says why, and neither Enter nor a press takes it.
    await userEvent.keyboard('{ArrowDown>7/}');
    await expect(active(canvas)).toBe(option);
    await expect(screen.getByText(/^1006 .* · Prestador em férias até 10\/12\/2026/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await hears(canvas, /não pode ser escolhido: Prestador em férias/);
    await userEvent.click(option);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NadaEncontrado: Story = {
  tags: ['estados'],
  args: { options: HUNDRED, loadPage: undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getAllByText('Nenhum registro encontrado').length).toBeGreaterThan(0));
    await hears(canvas, 'Nenhum registro encontrado');
  },
};

/** Ten thousand in two groups: about a dozen lines in the document, whatever is done. */
export const DezMil: Story = {
  tags: ['interacoes'],
  args: { options: TEN_THOUSAND, loadPage: undefined },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await expect(list.getAllByRole('option').length).toBeLessThan(16);
    await expect(list.getAllByRole('group')).toHaveLength(2);
    await userEvent.keyboard('{End}');
    const last = await list.findByRole('option', { name: /^10999 / });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(active(canvas)).toBe(last);
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        Math.ceil(screen.getByRole('listbox').getBoundingClientRect().bottom),
      ),
    );
    await userEvent.keyboard('sao');
    await waitFor(() => expect(list.getAllByRole('option')[0]).toHaveAccessibleName(/São/));
    await expect(list.getAllByRole('option').length).toBeLessThan(16);
    await hears(canvas, /^\d{4} registros$/);
  },
};

/** Elements that React has made since it was asked, until it is asked to end. */
const countMade = (): { readonly count: () => number; readonly end: () => void } => {
  const real = document.createElement.bind(document);
  let made = 0;
  document.createElement = (...args: Parameters<typeof real>) => {
    made += 1;
    return real(...args);
  };
  return { count: () => made, end: () => (document.createElement = real) };
};

/**
 * Where the pointer rests on the field the list is drawn in a quiet moment, and nobody finds it in the document: the
 * press makes no element of it. It goes as the pointer does.
 */
export const AntesDoToque: Story = {
  tags: ['interacoes'],
  args: { options: TEN_THOUSAND, loadPage: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    const quiet = holdQuiet();
    const made = countMade();
    try {
      await userEvent.hover(input);
      quiet.come();
      await waitFor(() => expect(made.count()).toBeGreaterThan(20));
      await expect(document.querySelector('[role="option"]')).toBeNull();
      await expect(input).toHaveAttribute('aria-expanded', 'false');

      const before = made.count();
      await userEvent.pointer([{ keys: '[MouseLeft]', target: input }]);
      const list = within(await screen.findByRole('listbox', { name: 'Prestador' }));
      // The region that tells how many they are is all there was to make.
      await expect(made.count()).toBeLessThanOrEqual(before + 1);
      await expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-posinset', '1');
      // Next to the field, as it is when a key opens it: there Tab finds what stands under it.
      await expect(input.parentElement?.nextElementSibling).toContainElement(screen.getByRole('listbox'));
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(document.querySelector('[role="option"]')).toBeNull();

      // The pointer stays: it is drawn for the next press, too, and dropped when it goes.
      const closed = made.count();
      quiet.come();
      await waitFor(() => expect(made.count()).toBeGreaterThan(closed + 20));
      await userEvent.unhover(input);
      const left = made.count();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox', { name: 'Prestador' });
      await expect(made.count()).toBeGreaterThan(left + 20);
    } finally {
      made.end();
      quiet.end();
    }
  },
};

/** As a browser sends what was typed while the page was busy: each letter an event, and no pause between them. */
const typeAtOnce = (input: HTMLElement, text: string): void => {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let length = 1; length <= text.length; length += 1) {
    value?.set?.call(input, text.slice(0, length));
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
};

/** Letters that come together are searched for once, and a key that goes to a line finds those of the whole word. */
export const LetrasJuntasUmaBusca: Story = {
  tags: ['interacoes'],
  args: { options: TEN_THOUSAND, loadPage: undefined },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const input = canvas.getByRole('combobox');
    const drawn = new Set<string | null>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) drawn.add((target as Element).getAttribute('aria-setsize'));
    });
    const box = screen.getByRole('listbox');
    watch.observe(box, { attributes: true, attributeFilter: ['aria-setsize'], subtree: true });
    typeAtOnce(input, 'cur');
    // None of the three is searched for before the last one is shown.
    await expect(box.querySelector('[role="option"]')).toHaveAttribute('aria-setsize', '10000');
    await expect(input).toHaveValue('cur');
    await waitFor(() => expect(list.getAllByRole('option')[0]).toHaveAccessibleName(/Curitiba/));
    watch.disconnect();
    await expect([...drawn]).toEqual([list.getAllByRole('option')[0]?.ariaSetSize]);

    // Few lines are left: the last of those before is none of them.
    typeAtOnce(input, 'cur 1001');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    await waitFor(() => expect(active(canvas)).toHaveAccessibleName(/1001.*Curitiba/));
    const last = active(canvas);
    await expect(last?.ariaPosInSet).toBe(last?.ariaSetSize);
  },
};

export const InformacoesDaClinica: Story = {
  tags: ['recursos'],
  args: { options: HUNDRED, loadPage: undefined, value: 1, showsClinicInfo: true, today: '2026-11-20' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ver informações da clínica' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Informações da clínica' }));
    await expect(panel.getByRole('link', { name: '(19) 3456-7890' })).toHaveAttribute(
      'href',
      'tel:+551934567890',
    );
    await expect(panel.getByRole('link', { name: /Ver no mapa/ })).toHaveAttribute(
      'href',
      expect.stringContaining('maps'),
    );
    await waitFor(() => expect(panel.getByText('Ambos')).toBeVisible());
    await expect(panel.getByRole('rowheader', { name: 'sexta-feira (hoje)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Ver informações da clínica' })).toHaveFocus(),
    );
  },
};

export const DentroDeUmDialogo: Story = {
  tags: ['interacoes'],
  args: { options: HUNDRED, loadPage: undefined, confirmsOthers: false },
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar agendamento' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Prestador' }));
    // By role: what the dialog hides from screen readers would not be found.
    const list = within(await screen.findByRole('listbox', { name: 'Prestador' }));
    await userEvent.click(list.getByRole('option', { name: /^1003 / }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4, HUNDRED[3]);
    // Escape closes the list first, and only then the dialog.
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Prestador' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Criar agendamento' })).toBeInTheDocument();
  },
};

/** The list blocks nothing: one press outside of it closes it and does what it was for. */
export const NaoPrendeAPagina: Story = {
  tags: ['interacoes'],
  args: { options: HUNDRED, loadPage: undefined },
  render: function Render(args) {
    const [presses, setPresses] = useState(0);
    return (
      <div style={{ display: 'grid', gap: 400, justifyItems: 'start' }}>
        <ProviderSelect {...args} />
        <Button onPress={() => setPresses((n) => n + 1)}>Avançar {presses}</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar 0' }));
    await expect(await canvas.findByRole('button', { name: 'Avançar 1' })).toBeVisible();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** At 390 px the list takes the screen's width, keeps off its edges, and a line is as high as a thumb. */
export const NoCelular: Story = {
  tags: ['recursos'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { options: HUNDRED, loadPage: undefined },
  play: async ({ canvas, args }) => {
    const list = await open(canvas);
    const box = screen.getByRole('listbox').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(8);
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    const option = list.getByRole('option', { name: /^1002 / });
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: '[TouchA]', target: option });
    await expect(args.onChange).toHaveBeenCalledWith(3, HUNDRED[2]);
  },
};

const choseMany = fn();

export const Varios: Story = {
  tags: ['interacoes'],
  render: () => <ProviderMultiSelect loadPage={fromServer} defaultValue={[1]} onChange={choseMany} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Prestadores' }));
    const list = within(await screen.findByRole('listbox', { name: 'Prestadores' }));
    const suggested = within(await list.findByRole('group', { name: 'Prestadores sugeridos' }));
    await userEvent.click(suggested.getByRole('option', { name: /^1001 / }));
    await expect(choseMany).toHaveBeenLastCalledWith([1, 2], [HUNDRED[0], HUNDRED[1]]);
    await expect(canvas.getByRole('button', { name: /^Remover 1001 / })).toBeInTheDocument();
    await expect(suggested.getByRole('option', { name: /^1001 / })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { options: HUNDRED, loadPage: undefined },
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
  args: { options: HUNDRED, loadPage: undefined, defaultValue: 3 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  },
};
