import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MonthData } from '../../general/Calendar/months.logic.ts';
import { NOW, failingOnce, loadMonthFixture, RULES } from '../../general/Calendar/fixtures.ts';
import { mixedHours } from '@apto/domain/fixtures';
import { Button } from '../../general/Button/Button.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const meta = {
  title: 'Datas e horários/DatePicker',
  component: DatePicker,
  tags: ['novo'],
  args: { label: 'Data da consulta', now: NOW, onChange: fn(), onRefused: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Screen = ReturnType<typeof within>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { value: '2026-11-24' } };
export const Obrigatorio: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Preenchimento Obrigatório' },
};
export const Desabilitado: Story = { tags: ['estados'], args: { value: '2026-11-24', isDisabled: true } };
export const SomenteLeitura: Story = { tags: ['estados'], args: { value: '2026-11-24', isReadOnly: true } };

const field = (canvas: Screen) => canvas.getByLabelText('Data da consulta');
const open = async (canvas: Screen) => {
  await userEvent.click(canvas.getByRole('button', { name: /Abrir calendário/ }));
  return within(await screen.findByRole('dialog'));
};

/** One ring at a time: the field's while one writes, the button's while that has the focus. */
export const UmAnelDeFoco: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Abrir calendário/ });
    const box = button.parentElement!;
    const hasRing = (element: Element) => getComputedStyle(element).outlineStyle === 'solid';
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await expect([hasRing(box), hasRing(button)]).toEqual([true, false]);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect([hasRing(box), hasRing(button)]).toEqual([false, true]);
  },
};

export const DigitoADigito: Story = {
  tags: ['interacoes'],
  args: { rules: RULES },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '01022027');
    await expect(field(canvas)).toHaveValue('01/02/2027');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-01');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field(canvas)).toHaveValue('01/02/202');
  },
};

export const Colado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('1/2/2026');
    await expect(field(canvas)).toHaveValue('01/02/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-01');
  },
};

export const DataQueNaoExiste: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '31022026');
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription('Esta data não existe. Use dd/mm/aaaa.');
    await expect(field(canvas)).toHaveValue('31/02/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Whoever may save the field empty is told that what stands there is no day, and when nothing stands there any more. */
export const EscritaPelaMetade: Story = {
  tags: ['interacoes'],
  args: { onProblem: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '3102202');
    await expect(args.onProblem).toHaveBeenLastCalledWith('Digite a data completa: dd/mm/aaaa.');
    await userEvent.type(field(canvas), '6');
    await expect(args.onProblem).toHaveBeenLastCalledWith('Esta data não existe. Use dd/mm/aaaa.');
    await userEvent.clear(field(canvas));
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await userEvent.type(field(canvas), '28022026');
    await expect(args.onProblem).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
  },
};

export const RecusadaELimpa: Story = {
  tags: ['interacoes'],
  args: { rules: RULES },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '08122026');
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveAccessibleDescription(
      /^Por favor selecione outro período de datas, 08\/12\/2026 é feriado municipal em Campinas-SP/,
    );
    await expect(args.onRefused).toHaveBeenCalledTimes(1);
  },
};

/** Every failing check and the three nearest days that pass, as for a period. */
export const PorQueNao: Story = {
  tags: ['interacoes'],
  args: { rules: { ...RULES, openingHours: mixedHours.filter(({ weekDay }) => weekDay !== 2) } },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '08122026');
    // Said aloud too: the focus is in the input, and the error under it.
    await expect(canvas.getByRole('status')).toHaveTextContent(/08\/12\/2026 é feriado municipal/);
    await userEvent.click(canvas.getByRole('button', { name: 'Por que não?' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Por que não?' }));
    const [failures, alternatives] = panel.getAllByRole('list') as [HTMLElement, HTMLElement];
    await expect(
      within(failures)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Por favor selecione outro período de datas, 08/12/2026 é feriado municipal em Campinas-SP' +
        'Quem edita os feriados da empresa pode corrigir o cadastro.',
      'o prestador não atende às terças-feiras' +
        'Quem edita o cadastro da clínica pode mudar os horários de atendimento.',
    ]);
    const days = within(alternatives).getAllByRole('button');
    await expect(days.map((day) => day.textContent)).toEqual([
      '09/12/2026, quarta-feira',
      '07/12/2026, segunda-feira',
      '10/12/2026, quinta-feira',
    ]);
    await userEvent.click(days[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-07');
    await waitFor(() => expect(field(canvas)).toHaveValue('07/12/2026'));
  },
};

function WithoutNetwork(args: DatePickerProps) {
  const [loadMonth] = useState(() => failingOnce());
  return <DatePicker {...args} rules={{}} loadMonth={loadMonth} />;
}

/** Without the month there is no answer: what was typed stays, and can be tried again. */
export const NaoFoiPossivelVerificar: Story = {
  tags: ['interacoes'],
  render: (args) => <WithoutNetwork {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '09122026');
    (await canvas.findByRole('button', { name: 'Tentar novamente' })).focus();
    await userEvent.keyboard('{Enter}');
    // The button goes as soon as it is asked again: the focus is back where the date is written.
    await expect(field(canvas)).toHaveFocus();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-09'));
    await expect(field(canvas)).toHaveValue('09/12/2026');
  },
};

/** A clinic's months, which come when its button is pressed. */
function useClinic(months: MonthData) {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<MonthData>());
  return { loadMonth: useCallback(() => promise, [promise]), answer: () => resolve(months) };
}

function OtherClinic(args: DatePickerProps) {
  const [isOther, setIsOther] = useState(false);
  const first = useClinic({});
  const other = useClinic({ reasons: { '2026-12-09': 'Agenda lotada' } });
  return (
    <>
      <DatePicker {...args} rules={{}} loadMonth={isOther ? other.loadMonth : first.loadMonth} />
      <Button onPress={() => setIsOther(true)}>Outra clínica</Button>
      <Button onPress={first.answer}>A primeira responde</Button>
      <Button onPress={other.answer}>A outra responde</Button>
    </>
  );
}

/** The clinic changes while its month is awaited: the day is judged by the new clinic's month alone. */
export const OutraClinicaEnquantoVerifica: Story = {
  tags: ['interacoes'],
  render: (args) => <OtherClinic {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '09122026');
    await expect(field(canvas)).toHaveAccessibleDescription('Verificando disponibilidade…');
    await userEvent.click(canvas.getByRole('button', { name: 'Outra clínica' }));
    await userEvent.click(canvas.getByRole('button', { name: 'A primeira responde' }));
    await expect(field(canvas)).toHaveAccessibleDescription('Verificando disponibilidade…');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'A outra responde' }));
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledTimes(1));
    await expect(field(canvas)).toHaveAccessibleDescription(/09\/12\/2026: Agenda lotada/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The rules come after the day was written, as those of another clinic do. */
function LateRules(args: DatePickerProps) {
  const [rules, setRules] = useState<DatePickerProps['rules'] & object>(RULES);
  return (
    <>
      <DatePicker {...args} rules={rules} />
      <Button onPress={() => setRules({ ...RULES, feriados: [] })}>Sem feriados</Button>
    </>
  );
}

/** Other rules judge a refused day anew: one that none of them refuses and that still stands there is taken. */
export const RegrasQueVemDepois: Story = {
  tags: ['interacoes'],
  args: { keepsRefused: true },
  render: (args) => <LateRules {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '08122026');
    await expect(field(canvas)).toHaveAccessibleDescription(/08\/12\/2026 é feriado municipal/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sem feriados' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08'));
    await expect(field(canvas)).toHaveValue('08/12/2026');
    await expect(field(canvas)).not.toBeInvalid();
  },
};

/** The same where what was refused is cleared: its reason goes, and nothing is chosen behind anybody's back. */
export const RecusaQueDeixaDeValer: Story = {
  tags: ['interacoes'],
  render: (args) => <LateRules {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '08122026');
    await expect(field(canvas)).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Sem feriados' }));
    await waitFor(() => expect(field(canvas)).not.toBeInvalid());
    await expect(field(canvas)).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The rules come after the day was taken: it is refused then, and stays written to be corrected. */
export const RegrasDepoisDoDia: Story = {
  tags: ['interacoes'],
  args: { keepsRefused: true },
  render: function Late(args) {
    const [rules, setRules] = useState<DatePickerProps['rules'] & object>({ ...RULES, feriados: [] });
    return (
      <>
        <DatePicker {...args} rules={rules} />
        <Button onPress={() => setRules(RULES)}>Com feriados</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '08122026');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08'));
    await userEvent.click(canvas.getByRole('button', { name: 'Com feriados' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() =>
      expect(field(canvas)).toHaveAccessibleDescription(/08\/12\/2026 é feriado municipal/),
    );
    await expect(field(canvas)).toHaveValue('08/12/2026');
  },
};

/** A refused day that is taken out of the field is a refusal no longer, and its listener hears of it. */
export const RecusadoEApagado: Story = {
  tags: ['interacoes'],
  args: { keepsRefused: true, rules: RULES },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '08122026');
    await expect(field(canvas)).toBeInvalid();
    await userEvent.clear(field(canvas));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(field(canvas)).not.toBeInvalid();
  },
};

/** A form gets the day as on the wire, and none while it is refused; its reset gives the first one back. */
export const FormularioLimpo: Story = {
  tags: ['interacoes'],
  args: { defaultValue: '2026-11-24', name: 'data' },
  render: (args) => (
    <form data-testid="formulario">
      <DatePicker {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => Object.fromEntries(new FormData(canvas.getByTestId('formulario')));
    await expect(sent()).toEqual({ data: '2026-11-24' });
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '31022026');
    await expect(field(canvas)).toBeInvalid();
    await expect(sent()).toEqual({ data: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(field(canvas)).toHaveValue('24/11/2026'));
    await expect(field(canvas)).not.toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription('');
    await expect(sent()).toEqual({ data: '2026-11-24' });
  },
};

export const ComMinimo: Story = {
  tags: ['recursos'],
  args: { label: 'Data de demissão', min: '2025-01-01' },
  play: async ({ canvas, args }) => {
    const dismissal = canvas.getByLabelText('Data de demissão');
    await userEvent.type(dismissal, '31122024');
    await expect(dismissal).toHaveAccessibleDescription(/^A primeira data permitida é 01\/01\/2025\./);
    await userEvent.type(dismissal, '02012025');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-01-02');
  },
};

/** doc2 §2.8: an exam that must wait for next month opens there, on a day that can be chosen. */
export const SoNoMesQueVem: Story = {
  tags: ['interacoes'],
  args: { min: '2026-12-03' },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^quinta-feira, 3 de dezembro/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03');
  },
};

export const NoCalendarioSoTeclado: Story = {
  tags: ['interacoes'],
  args: { rules: RULES },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /, 20 de novembro/ })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: /, 20 de novembro/ })).toHaveAccessibleDescription(
      'Feriado nacional: Dia Nacional de Zumbi e da Consciência Negra',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Abrir calendário/ })).toHaveFocus());
    await expect(field(canvas)).toHaveValue('26/11/2026');
    // Back in the field, Alt+↓ opens it at what was chosen.
    field(canvas).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const again = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(again.getByRole('button', { name: /, 26 de novembro/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const MesesDoServidor: Story = {
  tags: ['interacoes'],
  args: { rules: {}, loadMonth: fn(loadMonthFixture) },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await expect(args.loadMonth).toHaveBeenCalledWith('2026-11', expect.any(AbortSignal));
    await userEvent.click(dialog.getByRole('button', { name: 'Próximo mês' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /, 3 de dezembro/ })).toHaveAccessibleDescription(
        'Agenda lotada',
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: /, 4 de dezembro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
  },
};

export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(window.innerWidth).toBeLessThan(600);
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('grid')).not.toBeInTheDocument());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DatePicker {...args} description="A partir de amanhã." />
      <DatePicker {...args} value="2026-11-24" isRequired />
      <DatePicker {...args} errorMessage="Preenchimento Obrigatório" />
      <DatePicker {...args} value="2026-11-24" isDisabled />
    </div>
  ),
};
