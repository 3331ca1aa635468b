import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within, type Mock } from 'storybook/test';
import { holdQuiet } from '../../../internal/quietInert.fixture.ts';
import { Button } from '../../general/Button/Button.tsx';
import { Dialog, DialogTrigger } from '../../general/Dialog/Dialog.tsx';
import { NOW, failingOnce, loadMonthFixture, neverAnswers, RULES } from '../../general/Calendar/fixtures.ts';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import { mixedHours } from '@apto/domain/fixtures';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const meta = {
  title: 'Datas e horários/DateRangePicker',
  component: DateRangePicker,
  tags: ['novo'],
  args: { label: 'Sugestão de datas', now: NOW, rules: RULES, onChange: fn(), onRefused: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Screen = ReturnType<typeof within>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhido: Story = {
  tags: ['estados'],
  args: { value: { inicio: '2026-11-24', fim: '2026-11-26' } },
};
export const Obrigatorio: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Campo obrigatório' },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { value: { inicio: '2026-11-24', fim: '2026-11-26' }, isDisabled: true },
};
export const Filtro: Story = {
  tags: ['recursos'],
  args: { rules: undefined, label: 'Período' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Últimos 7 dias' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-14', fim: '2026-11-20' });
  },
};

const typeDates = async (canvas: Screen, start: string, end: string) => {
  await userEvent.type(canvas.getByLabelText('Data inicial'), start);
  await userEvent.type(canvas.getByLabelText('Data final'), end);
};
const open = async (canvas: Screen) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
  return within(await screen.findByRole('dialog', { name: 'Sugestão de datas' }));
};

/** Issue 12 'at once on leaving the field': a first day that is none stays said while the last one is written. */
export const InicialQueNaoExiste: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await typeDates(canvas, '31022027', '01032027');
    await expect(canvas.getByText('Esta data não existe. Use dd/mm/aaaa.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Data inicial')).toBeInvalid();
    await userEvent.clear(canvas.getByLabelText('Data inicial'));
    await userEvent.type(canvas.getByLabelText('Data inicial'), '1/12');
    await userEvent.type(canvas.getByLabelText('Data final'), '{Backspace}');
    await expect(canvas.getByText('Digite a data completa: dd/mm/aaaa.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Data final'));
    await userEvent.clear(canvas.getByLabelText('Data inicial'));
    await expect(canvas.queryByText('Digite a data completa: dd/mm/aaaa.')).not.toBeInTheDocument();
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

export const DigitoADigito: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await typeDates(canvas, '01122026', '3/12/2026');
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('01/12/2026');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('03/12/2026');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-03' });
    // Half a date is no value, and says so when it is left.
    await userEvent.type(canvas.getByLabelText('Data final'), '{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(canvas.getByText('Digite a data completa: dd/mm/aaaa.')).toBeVisible();
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('01/12/2026');
  },
};

/** A click into a date that stands there and eight digits are that other date, wherever the click fell. */
export const DigitarPorCima: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const end = canvas.getByLabelText<HTMLInputElement>('Data final');
    await typeDates(canvas, '01122026', '04122026');
    await userEvent.tab();
    await userEvent.pointer({ keys: '[MouseLeft]', target: end, offset: 6 });
    await userEvent.keyboard('03122026');
    await expect(end).toHaveValue('03/12/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-03' });
    // Once in the field, a click puts the caret where it falls.
    await userEvent.pointer({ keys: '[MouseLeft]', target: end, offset: 2 });
    await userEvent.keyboard('{Backspace}2');
    await expect(end).toHaveValue('02/12/2026');
  },
};

/** A start after the end that stood there before is no mistake yet: the end is what is asked for. */
export const TrocarUmaPontaPedeAOutra: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const start = canvas.getByLabelText('Data inicial');
    const end = canvas.getByLabelText('Data final');
    await typeDates(canvas, '24112026', '25112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-25' });
    await userEvent.clear(start);
    await userEvent.type(start, '09122026');
    await expect(start).toHaveValue('09/12/2026');
    await expect(end).toHaveValue('');
    await expect(end).toHaveAccessibleDescription('Informe a data final.');
    await expect(args.onRefused).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(end, '10122026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-09', fim: '2026-12-10' });
    await expect(end).toHaveAccessibleDescription('');

    await userEvent.clear(end);
    await userEvent.type(end, '01122026');
    await expect(start).toHaveValue('');
    await expect(end).toHaveValue('01/12/2026');
    await expect(start).toHaveAccessibleDescription('Informe a data inicial.');

    // Both newly written, and the wrong way round: that is said.
    await userEvent.type(start, '02122026');
    await expect(args.onRefused).toHaveBeenCalledTimes(1);
    await expect(start).toHaveAccessibleDescription(/^Por favor selecione um período de datas válido\./);
  },
};

/** An owner that finds the field empty is told of the half that is there. */
export const FaltaUmaPonta: Story = {
  tags: ['interacoes'],
  args: { errorMessage: 'Campo obrigatório' },
  play: async ({ canvas }) => {
    const end = canvas.getByLabelText('Data final');
    await expect(end).toHaveAccessibleDescription('Campo obrigatório');
    await userEvent.type(canvas.getByLabelText('Data inicial'), '24112026');
    await expect(end).toHaveAccessibleDescription('Campo obrigatório. Informe a data final.');
  },
};

export const Colado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Data inicial'));
    await userEvent.paste('01/12/2026 a 03/12/2026');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('03/12/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-03' });
    await userEvent.clear(canvas.getByLabelText('Data final'));
    await userEvent.click(canvas.getByLabelText('Data final'));
    await userEvent.paste('2026-12-04');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-04' });
  },
};

export const FalhaLimpaEDizPorQue: Story = {
  tags: ['interacoes'],
  args: { rules: { ...RULES, dayLimit: 5 } },
  play: async ({ canvas, args }) => {
    await typeDates(canvas, '19112026', '08122026');
    // The first failing check, with its text, and the value gone, as specified.
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ inicio: '2026-11-19' }));
    await expect(canvas.getByLabelText('Data inicial')).toHaveAccessibleDescription(
      /^A data inicial não pode ser menor que a data atual/,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A data inicial não pode ser menor que a data atual',
    );
    await expect(args.onRefused).toHaveBeenCalledTimes(1);

    // All of them, in the specified order, and three ways out.
    await userEvent.click(canvas.getByRole('button', { name: 'Por que não?' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Por que não?' }));
    const [failures, alternatives] = panel.getAllByRole('list');
    const texts = within(failures as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(texts).toHaveLength(4);
    await expect(texts[1]).toMatch(
      /deve conter no maximo 5 dias\.Quem configura os prazos .+ pode mudar o limite de datas\.$/,
    );
    await expect(texts[2]).toMatch(/20\/11\/2026 é feriado nacionalNinguém pode mudar: é feriado por lei\.$/);
    await expect(texts[3]).toMatch(
      /08\/12\/2026 é feriado municipal em Campinas-SPQuem edita os feriados .+ pode corrigir o cadastro\.$/,
    );
    await expect(panel.getByText(/Você escolheu 19\/11\/2026 a 08\/12\/2026\./)).toBeInTheDocument();

    const buttons = within(alternatives as HTMLElement).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    await expect(buttons[0]).toHaveTextContent(/^23\/11\/2026 a 27\/11\/2026, segunda-feira a sexta-feira$/);
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-23', fim: '2026-11-27' });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Por que não?' })).not.toBeInTheDocument(),
    );
  },
};

/** doc2 §5: each check with its text, in the specified order; the field shows the first, the panel all of them. */
export const TodasAsVerificacoesEmOrdem: Story = {
  tags: ['interacoes'],
  args: {
    rules: {
      ...RULES,
      dayLimit: 10,
      max: '2026-12-20',
      openingHours: mixedHours.filter(({ weekDay }) => weekDay !== 3),
    },
  },
  play: async ({ canvas, args }) => {
    await typeDates(canvas, '19112026', '22122026');
    await expect(canvas.getByLabelText('Data inicial')).toHaveAccessibleDescription(
      /^A data inicial não pode ser menor que a data atual/,
    );
    const [failures] = (args.onRefused as Mock).mock.lastCall as [{ code: string; message: string }[]];
    await expect(failures.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'INICIO_NO_PASSADO: A data inicial não pode ser menor que a data atual',
      'DEPOIS_DO_MAXIMO: A data final não pode ser maior que 20/12/2026',
      'LIMITE_DE_DIAS: Por favor selecione outro período de datas, o período da sugestão de datas deve conter no maximo 10 dias.',
      'FERIADO_NACIONAL: Por favor selecione outro período de datas, 20/11/2026 é feriado nacional',
      'FERIADO_MUNICIPAL: Por favor selecione outro período de datas, 08/12/2026 é feriado municipal em Campinas-SP',
      'FERIAS: Por favor selecione outro período de datas, o Prestador entrará em Férias no dia 21/12/2026 e retornará no dia 08/01/2027.',
      'DIA_NAO_ATENDIDO: o prestador não atende às quartas-feiras',
    ]);
  },
};

/** doc3 §5.3: the pickers' variant ends its texts with '!'. */
export const VarianteDoSeletor: Story = {
  tags: ['recursos'],
  args: { rules: { ...RULES, variant: 'seletor' } },
  play: async ({ canvas }) => {
    await typeDates(canvas, '19112026', '19112026');
    await expect(canvas.getByLabelText('Data inicial')).toHaveAccessibleDescription(
      /^A data inicial não pode ser menor que a data atual!/,
    );
  },
};

/** Each kind of reason, in the cell's description and in sight when the day has the focus. */
export const CadaDiaDizPorQue: Story = {
  tags: ['interacoes'],
  args: { min: '2026-11-23', max: '2027-01-15' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const says = async (day: RegExp, reason: string) => {
      const cell = dialog.getByRole('button', { name: day });
      cell.focus();
      await expect(cell).toHaveFocus();
      await expect(cell).toHaveAttribute('aria-disabled', 'true');
      await expect(cell).toHaveAccessibleDescription(reason);
      await waitFor(() => expect(dialog.getByTestId('motivo-do-dia')).toHaveTextContent(reason));
    };
    await says(/quinta-feira, 19 de novembro de 2026/, 'Esta data já passou');
    await says(
      /sexta-feira, 20 de novembro de 2026/,
      'A primeira data permitida é 23/11/2026. Feriado nacional: Dia Nacional de Zumbi e da Consciência Negra',
    );
    await says(/sábado, 28 de novembro de 2026/, 'Não há agendamento aos sábados');
    await says(
      /terça-feira, 8 de dezembro de 2026/,
      'Feriado municipal em Campinas-SP: Nossa Senhora da Conceição',
    );
    await says(/terça-feira, 22 de dezembro de 2026/, 'Prestador em férias até 08/01/2027');
    dialog.getByRole('button', { name: /terça-feira, 22 de dezembro/ }).focus();
    await userEvent.keyboard('{PageDown}');
    await says(/segunda-feira, 18 de janeiro de 2027/, 'A última data permitida é 15/01/2027');
  },
};

/** What depends on the start is said while the end is looked for, before anything is refused. */
export const DizOLimiteAntesDeEscolher: Story = {
  tags: ['interacoes'],
  args: { rules: { ...RULES, dayLimit: 5 } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: /, 23 de novembro/ }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(dialog.getByTestId('motivo-do-dia')).toHaveTextContent(
        'segunda-feira, 30 de novembro de 2026: Por favor selecione outro período de datas, o período da sugestão de datas deve conter no maximo 5 dias.',
      ),
    );
    await expect(dialog.getByRole('button', { name: /, 30 de novembro/ })).toHaveAccessibleDescription(
      /no maximo 5 dias\.$/,
    );
  },
};

export const CorrigirOQueFoiRecusado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await typeDates(canvas, '23112026', '08122026');
    await userEvent.click(canvas.getByRole('button', { name: 'Por que não?' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Por que não?' }));
    await userEvent.click(panel.getByRole('button', { name: 'Corrigir este período' }));
    await waitFor(() => expect(canvas.getByLabelText('Data final')).toHaveValue('08/12/2026'));
    await userEvent.clear(canvas.getByLabelText('Data final'));
    await userEvent.type(canvas.getByLabelText('Data final'), '04122026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-23', fim: '2026-12-04' });
  },
};

export const NoCalendarioSoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sugestão de datas' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /, 20 de novembro/ })).toHaveFocus());
    // From Friday the 20th to Tuesday the 24th, then two days on.
    await userEvent.keyboard(
      '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-26' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Data inicial')).toHaveFocus();
  },
};

export const IntervaloQueAtravessaUmFeriado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Próximo mês' }));
    await userEvent.click(dialog.getByRole('button', { name: /, 7 de dezembro/ }));
    await userEvent.click(dialog.getByRole('button', { name: /, 9 de dezembro/ }));
    // Both ends are free: only the day between them is not.
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ inicio: '2026-12-07' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      /08\/12\/2026 é feriado municipal em Campinas-SP/,
    );
    // In sight, whatever the height of the window: beside the days, or above them.
    await waitFor(async () => {
      const panel = dialog.getByRole('alert').getBoundingClientRect();
      await expect(panel.top).toBeGreaterThanOrEqual(0);
      await expect(panel.bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await userEvent.click(within(dialog.getByRole('alert')).getAllByRole('button')[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-09', fim: '2026-12-11' });
  },
};

export const DizQuaisDiasOPeriodoPula: Story = {
  tags: ['recursos'],
  args: { defaultValue: { inicio: '2026-11-27', fim: '2026-11-30' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'O período passa por dias sem atendimento: 28/11 (Não há agendamento aos sábados), 29/11 (Não há agendamento aos domingos).',
      ),
    ).toBeVisible();
  },
};

export const PredefinidoIndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    const tomorrow = dialog.getByRole('button', { name: 'Amanhã' });
    await expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
    await expect(tomorrow).toHaveAccessibleDescription(/não há agendamento aos sábados/);
    await userEvent.click(tomorrow);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Próxima semana' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-23', fim: '2026-11-27' });
  },
};

export const DiasDoPrestador: Story = {
  tags: ['recursos'],
  args: { rules: { ...RULES, openingHours: mixedHours.filter(({ weekDay }) => weekDay !== 3) } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('button', { name: /, 25 de novembro/ })).toHaveAccessibleDescription(
      'O prestador não atende às quartas-feiras',
    );
  },
};

export const MesesDoServidor: Story = {
  tags: ['interacoes'],
  args: { rules: {}, loadMonth: fn(loadMonthFixture) },
  play: async ({ canvas, args }) => {
    // Typed, with no month loaded yet: the range waits for the months it touches.
    await typeDates(canvas, '02122026', '04122026');
    await waitFor(() => expect(canvas.getByLabelText('Data inicial')).toHaveValue(''));
    await expect(canvas.getByLabelText('Data inicial')).toHaveAccessibleDescription(
      /03\/12\/2026: Agenda lotada/,
    );
    await expect(args.loadMonth).toHaveBeenCalledTimes(1);
    const dialog = await open(canvas);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /, 3 de dezembro/ })).toHaveAccessibleDescription(
        'Agenda lotada',
      ),
    );
  },
};

export const MesCarregando: Story = {
  tags: ['estados'],
  args: { rules: {}, loadMonth: neverAnswers },
  play: async ({ canvas }) => {
    await typeDates(canvas, '02122026', '04122026');
    await expect(canvas.getByText('Verificando disponibilidade…')).toBeVisible();
    // What was typed stays while it is being checked.
    await expect(canvas.getByLabelText('Data final')).toHaveValue('04/12/2026');
  },
};

function WithoutNetwork(args: DateRangePickerProps) {
  const [loadMonth] = useState(() => failingOnce());
  return <DateRangePicker {...args} rules={{}} loadMonth={loadMonth} />;
}

export const NaoFoiPossivelVerificar: Story = {
  tags: ['interacoes'],
  render: (args) => <WithoutNetwork {...args} />,
  play: async ({ canvas, args }) => {
    await typeDates(canvas, '09122026', '10122026');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible());
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('09/12/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-09', fim: '2026-12-10' }),
    );
  },
};

function ControlledField(args: DateRangePickerProps) {
  const [value, setValue] = useState<DateRange | null>({ inicio: '2026-11-24', fim: '2026-11-26' });
  return (
    <>
      <DateRangePicker
        {...args}
        value={value}
        onChange={(range) => {
          setValue(range);
          args.onChange?.(range);
        }}
      />
      <Button onPress={() => setValue(null)}>Trocar prestador</Button>
    </>
  );
}

export const LimpoPorFora: Story = {
  tags: ['interacoes'],
  render: (args) => <ControlledField {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar prestador' }));
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('');
  },
};

/** A loader whose answers come when the story says so. */
const waiting: (() => void)[] = [];
const loadLater: LoadMonth = () => new Promise((answer) => void waiting.push(() => answer({})));
const onCancelled = fn();

/** The value is taken away while another range is being checked: the late answer changes nothing. */
export const LimpoPorForaCancelaAVerificacao: Story = {
  tags: ['interacoes'],
  render: (args) => <ControlledField {...args} rules={{}} loadMonth={loadLater} onChange={onCancelled} />,
  play: async ({ canvas }) => {
    waiting.length = 0;
    onCancelled.mockClear();
    const dialog = await open(canvas);
    for (const answer of waiting.splice(0)) answer();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /, 24 de novembro/ })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByLabelText('Data inicial'));
    await userEvent.paste('11/01/2027 a 12/01/2027');
    await expect(canvas.getAllByText('Verificando disponibilidade…')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar prestador' }));
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('');
    await expect(canvas.queryByText('Verificando disponibilidade…')).not.toBeInTheDocument();
    for (const answer of waiting.splice(0)) answer();
    await waitFor(() => expect(canvas.getByLabelText('Data final')).toHaveValue(''));
    await expect(onCancelled).not.toHaveBeenCalled();
  },
};

/** The form's reset: dates, errors and half-written text go, and the default comes back. */
export const FormularioLimpo: Story = {
  tags: ['interacoes'],
  args: { defaultValue: { inicio: '2026-11-24', fim: '2026-11-26' } },
  render: (args) => (
    <form>
      <DateRangePicker {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const end = canvas.getByLabelText('Data final');
    await userEvent.type(end, '{End}{Backspace}{Backspace}');
    await userEvent.tab();
    await expect(canvas.getByText('Digite a data completa: dd/mm/aaaa.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(canvas.getByLabelText('Data final')).toHaveValue('26/11/2026'));
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('24/11/2026');
    await expect(canvas.queryByText('Digite a data completa: dd/mm/aaaa.')).not.toBeInTheDocument();
  },
};

function MonthFails(args: DateRangePickerProps) {
  const [loadMonth] = useState(() => failingOnce('2026-12'));
  return <DateRangePicker {...args} rules={{}} loadMonth={loadMonth} />;
}

/** One month fails: it says so in its own grid and is asked for again there. */
export const MesComErroNaGrade: Story = {
  tags: ['interacoes'],
  render: (args) => <MonthFails {...args} />,
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    const december = within(dialog.getByRole('grid', { name: 'dezembro de 2026' }));
    await userEvent.click(await december.findByRole('button', { name: 'Tentar novamente' }));
    await userEvent.click(
      await december.findByRole('button', { name: /^quarta-feira, 2 de dezembro de 2026$/ }),
    );
    await userEvent.click(december.getByRole('button', { name: /^quarta-feira, 2 de dezembro de 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-02', fim: '2026-12-02' });
  },
};

export const DentroDeUmDialogo: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <DialogTrigger>
      <Button>Criar agendamento</Button>
      <Dialog title="Criar agendamento">
        <DateRangePicker {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar agendamento' }));
    const outside = within(await screen.findByRole('dialog', { name: 'Criar agendamento' }));
    await userEvent.click(outside.getByRole('button', { name: 'Abrir calendário' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sugestão de datas' }));
    await userEvent.click(dialog.getByRole('button', { name: /, 24 de novembro/ }));
    await userEvent.click(dialog.getByRole('button', { name: /, 25 de novembro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-25' });
    await waitFor(() => expect(outside.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus());
  },
};

export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    const day = dialog.getByRole('button', { name: /, 24 de novembro/ });
    await expect(window.innerWidth).toBeLessThan(600);
    await expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBe(window.innerHeight);
    await expect(dialog.getAllByRole('grid')).toHaveLength(1);
    // A finger on a day that is not free: it says why, and chooses nothing.
    await userEvent.pointer({
      keys: '[TouchA]',
      target: dialog.getByRole('button', { name: /, 28 de novembro/ }),
    });
    await expect(dialog.getByTestId('motivo-do-dia')).toHaveTextContent('Não há agendamento aos sábados');
    await userEvent.pointer({ keys: '[TouchA]', target: day });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: dialog.getByRole('button', { name: /, 25 de novembro/ }),
    });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-25' }),
    );
  },
};

/** A form gets both ends as on the wire, `nome.inicio` and `nome.fim`; its reset gives the first ones back. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'periodo', defaultValue: { inicio: '2026-11-24', fim: '2026-11-26' } },
  render: (args) => (
    <form data-testid="formulario">
      <DateRangePicker {...args} />
      <DateRangePicker {...args} label="Outro" name="outro" isDisabled />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => Object.fromEntries(new FormData(canvas.getByTestId('formulario')));
    const first = { 'periodo.inicio': '2026-11-24', 'periodo.fim': '2026-11-26' };
    await expect(data()).toEqual(first);
    const [from] = canvas.getAllByRole('textbox', { name: /Data inicial/ });
    await userEvent.type(from as HTMLElement, '{Backspace}');
    await expect(data()).toEqual({ 'periodo.inicio': '', 'periodo.fim': '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(data()).toEqual(first));
  },
};

/** In a dialog one Esc closes the calendar and the next one the dialog, however fast they come. */
export const EscFechaUmDeCadaVez: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <DialogTrigger>
      <Button>Filtrar</Button>
      <Dialog title="Filtros">
        <DateRangePicker {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar' }));
    const filters = await screen.findByRole('dialog', { name: 'Filtros' });
    const opener = within(filters).getByRole('button', { name: 'Abrir calendário' });
    await userEvent.click(opener);
    const calendar = await screen.findByRole('dialog', { name: 'Sugestão de datas' });
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    // At once: who presses Esc twice is faster than a frame.
    await expect(document.activeElement).toBe(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filters).not.toBeInTheDocument());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The page behind is hidden at once and inert in a quiet moment; Esc gives it and the focus back. */
export const PaginaInerteNoSossego: Story = {
  name: 'Página inerte no sossego',
  tags: ['interacoes'],
  play: async ({ canvas, canvasElement }) => {
    const page = [...document.body.children].find((child) => child.contains(canvasElement)) as HTMLElement;
    const opener = canvas.getByRole('button', { name: 'Abrir calendário' });
    const quiet = holdQuiet();
    try {
      const dialog = await open(canvas);
      await waitFor(() => expect(page).toHaveAttribute('aria-hidden', 'true'));
      await expect(page).not.toHaveAttribute('inert');
      quiet.come();
      await expect(page).toHaveAttribute('inert');
      await waitFor(() => expect(dialog.getByRole('button', { name: /, 20 de novembro/ })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(page).not.toHaveAttribute('inert');
      await expect(page).not.toHaveAttribute('aria-hidden');
    } finally {
      quiet.end();
    }
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DateRangePicker {...args} description="A partir de amanhã, no máximo 10 dias." />
      <DateRangePicker {...args} value={{ inicio: '2026-11-27', fim: '2026-11-30' }} isRequired />
      <DateRangePicker {...args} errorMessage="Campo obrigatório" />
      <DateRangePicker {...args} value={{ inicio: '2026-11-24', fim: '2026-11-26' }} isDisabled />
    </div>
  ),
};

export const GaleriaAberto: Story = {
  tags: ['galeria'],
  args: { defaultValue: { inicio: '2026-11-25', fim: '2026-12-02' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir calendário' });
    await open(canvas);
    // Whether a field under the open calendar counts as hovered is a matter of moments.
    await userEvent.unhover(button);
  },
};
