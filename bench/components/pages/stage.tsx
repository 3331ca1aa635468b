import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { IntervaloCase, ListCase, TableCase, Step } from './contract.ts';
import { createExames, expectedW1, LETTERS, sort, TEXT, detail, type Exame } from './data.ts';
import { createBench, visible, visibleIn } from './clock.ts';
import './stage.css';

const root = createRoot(document.querySelector('#raiz') as HTMLElement);
const lookUp = (seletor: string): Element | null => document.querySelector(seletor);

/** Few are in the document where a list is virtual; of a long one only both ends are read, or reading would be the cost. */
function sample(seletor: string): readonly Element[] {
  const all = [...document.querySelectorAll(seletor)];
  return all.length <= 120 ? all : [...all.slice(0, 20), ...all.slice(-20)];
}

/** W1: open, three letters, the end of all 10,000. */
export function presentList({ Peca: Part, opens, campo: field, option, scroller }: ListCase): void {
  root.render(createElement(Part));
  const isInView = (text: string): boolean =>
    sample(option).some(
      (element) => element.textContent.includes(text) && visibleIn(element, lookUp(scroller)),
    );
  const scrollList = (): void => {
    const element = lookUp(scroller);
    if (element) element.scrollTop = element.scrollHeight;
  };
  const steps: Step[] = [
    {
      nome: 'abrir',
      entrada: 'clique',
      alvo: () => lookUp(opens),
      feito: () => isInView(expectedW1.firstOne) && sample(option).length > 5,
    },
    {
      nome: 'filtrar',
      entrada: 'teclas',
      keys: LETTERS,
      alvo: () => lookUp(field),
      feito: () =>
        isInView(expectedW1.firstFound) &&
        sample(option).every((element) => element.textContent.toLowerCase().includes(TEXT)),
    },
    {
      nome: 'desfazer',
      entrada: 'teclas',
      keys: LETTERS.map(() => 'Backspace'),
      alvo: () => lookUp(field),
      feito: () => isInView(expectedW1.firstOne),
      unmeasured: true,
    },
    {
      nome: 'fim da lista',
      entrada: 'chamada',
      act: scrollList,
      repeat: scrollList,
      feito: () => isInView(expectedW1.ultima),
    },
  ];
  window.bench = createBench(steps);
}

/** W2: open, both ends. */
export function presentIntervalo({ Peca: Part, presses }: IntervaloCase): void {
  root.render(createElement(Part));
  window.bench = createBench(
    presses.map((press, i): Step => ({ ...press, entrada: i === 0 ? 'clique' : 'visita' })),
  );
}

const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute('aria-checked') === 'true' || element.getAttribute('aria-selected') === 'true';

/** W3: mount, sort by name, open the first row's detail, select all. */
export function presentTable({
  Peca: Part,
  linha: row,
  sortHeader,
  expander,
  selectAllBox,
  box,
}: TableCase): void {
  const howMany = Number(new URLSearchParams(window.location.search).get('linhas'));
  const rows = createExames(howMany);
  const sorted = sort(rows, 'asc');
  const firstIs = ([firstOne, second]: readonly Exame[]): boolean => {
    const [a, b] = document.querySelectorAll(row);
    return (
      visible(a) &&
      Boolean(a?.textContent.includes(firstOne?.funcionario ?? '')) &&
      Boolean(b?.textContent.includes(second?.funcionario ?? ''))
    );
  };
  const [firstOne] = sorted;
  if (!firstOne) throw new Error('Falta `?linhas=`.');
  const steps: Step[] = [
    {
      nome: 'montar',
      entrada: 'chamada',
      act: () => root.render(createElement(Part, { linhas: rows })),
      feito: () => document.querySelectorAll(row).length >= 10 && firstIs(rows),
    },
    { nome: 'ordenar', entrada: 'clique', alvo: sortHeader, feito: () => firstIs(sorted) },
    ...(expander
      ? [
          {
            nome: 'expandir',
            entrada: 'clique',
            alvo: () => lookUp(row)?.querySelector(expander) ?? null,
            feito: () => {
              const opened = lookUp('[data-detalhe]');
              return visible(opened) && Boolean(opened?.textContent.includes(detail(firstOne)));
            },
          } as const,
        ]
      : []),
    {
      nome: 'selecionar todas',
      entrada: 'clique',
      alvo: () => lookUp(selectAllBox),
      feito: () => {
        const boxes = [...document.querySelectorAll(box)];
        return boxes.length >= 10 && boxes.every(isChecked);
      },
    },
  ];
  window.bench = createBench(steps);
}
