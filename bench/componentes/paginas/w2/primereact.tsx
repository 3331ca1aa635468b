import 'primereact/resources/themes/lara-light-blue/theme.css';
import { addLocale } from 'primereact/api';
import { Calendar } from 'primereact/calendar';
import { useState } from 'react';
import { valoresDe } from '../achar.ts';
import type { CasoIntervalo } from '../contrato.ts';
import { comoDate, feriados, FIM, HOJE, INICIO } from '../dados.ts';
import { pressoesDe } from './pressoes.ts';

const nomes = (quantos: number, inicio: Date, passo: 'dia' | 'mes', tamanho: 'long' | 'short') =>
  Array.from({ length: quantos }, (_, i) => {
    const data = new Date(inicio);
    if (passo === 'dia') data.setDate(data.getDate() + i);
    else data.setMonth(data.getMonth() + i);
    return data.toLocaleDateString('pt-BR', passo === 'dia' ? { weekday: tamanho } : { month: tamanho });
  });
const domingo = new Date(2027, 1, 28);
const janeiro = new Date(2027, 0, 1);
addLocale('pt-BR', {
  firstDayOfWeek: 0,
  dayNames: nomes(7, domingo, 'dia', 'long'),
  dayNamesShort: nomes(7, domingo, 'dia', 'short'),
  dayNamesMin: nomes(7, domingo, 'dia', 'short'),
  monthNames: nomes(12, janeiro, 'mes', 'long'),
  monthNamesShort: nomes(12, janeiro, 'mes', 'short'),
  today: 'Hoje',
  clear: 'Limpar',
});

const disabledDates = feriados.map(comoDate);
const mes = comoDate(HOJE);

function Peca() {
  const [valor, setValor] = useState<(Date | null)[] | null>(null);
  return (
    <Calendar
      locale="pt-BR"
      inputId="periodo"
      selectionMode="range"
      numberOfMonths={2}
      viewDate={mes}
      onViewDateChange={() => undefined}
      dateFormat="dd/mm/yy"
      disabledDays={[0, 6]}
      disabledDates={disabledDates}
      value={valor}
      onChange={(event) => setValor(event.value ?? null)}
      hideOnRangeSelection
      showIcon
      transitionOptions={{ timeout: 0 }}
    />
  );
}

/** The days of the first month shown, March. */
const dia = (data: string): Element | null =>
  [
    ...(document
      .querySelector('.p-datepicker-group')
      ?.querySelectorAll('td:not(.p-datepicker-other-month) > span') ?? []),
  ].find(({ textContent }) => Number.parseInt(textContent, 10) === Number(data.slice(8))) ?? null;

export const caso: CasoIntervalo = {
  Peca,
  pressoes: pressoesDe({
    abre: () => document.querySelector('.p-datepicker-trigger'),
    inicio: () => dia(INICIO),
    fim: () => dia(FIM),
    comecou: () => dia(INICIO)?.classList.contains('p-highlight') ?? false,
    mostrado: () => valoresDe('.p-calendar input'),
  }),
};
