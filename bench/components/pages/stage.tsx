import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { RangeCase, ListCase, TableCase, Step } from './contract.ts';
import { createExames, expectedW1, LETTERS, sort, TEXT, detail, type Exame } from './data.ts';
import { createBench, visible, visibleIn } from './clock.ts';
import './stage.css';

const root = createRoot(document.querySelector('#root') as HTMLElement);
const lookUp = (selector: string): Element | null => document.querySelector(selector);

/** Few are in the document where a list is virtual; of a long one only both ends are read, or reading would be the cost. */
function sample(selector: string): readonly Element[] {
  const all = [...document.querySelectorAll(selector)];
  return all.length <= 120 ? all : [...all.slice(0, 20), ...all.slice(-20)];
}

/** How soon a quick person types after opening, in milliseconds: nothing that a list does in quiet moments is done. */
const AT_ONCE = 60;

/**
 * W1: mount, open, three letters, those taken back, the end of all 10,000. With `?atonce` only the letters count, and
 * they come at once.
 */
export function presentList({ Part, opens, field, option, scroller }: ListCase): void {
  const isAtOnce = new URLSearchParams(window.location.search).has('atonce');
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
      name: 'montar',
      input: 'call',
      act: () => root.render(createElement(Part)),
      isDone: () => visible(lookUp(opens)),
      unmeasured: isAtOnce,
    },
    {
      name: 'abrir',
      input: 'click',
      unmeasured: isAtOnce,
      target: () => lookUp(opens),
      isDone: () => isInView(expectedW1.first) && sample(option).length > 5,
    },
    {
      name: isAtOnce ? 'filtrar logo' : 'filtrar',
      wait: isAtOnce ? AT_ONCE : undefined,
      input: 'keys',
      keys: LETTERS,
      target: () => lookUp(field),
      isDone: () =>
        isInView(expectedW1.firstFound) &&
        sample(option).every((element) => element.textContent.toLowerCase().includes(TEXT)),
    },
    {
      name: 'desfazer',
      input: 'keys',
      keys: LETTERS.map(() => 'Backspace'),
      target: () => lookUp(field),
      isDone: () =>
        document.querySelector<HTMLInputElement>(field)?.value === '' &&
        isInView(expectedW1.first) &&
        isInView(expectedW1.firstHidden),
      unmeasured: isAtOnce,
    },
    {
      name: 'fim da lista',
      input: 'call',
      act: scrollList,
      repeat: scrollList,
      isDone: () => isInView(expectedW1.last),
    },
  ];
  window.bench = createBench(isAtOnce ? steps.slice(0, 3) : steps);
}

/** W2: open, both ends. */
export function presentRange({ Part, presses }: RangeCase): void {
  root.render(createElement(Part));
  window.bench = createBench(
    presses.map((press, i): Step => ({ ...press, input: i === 0 ? 'click' : 'hover' })),
  );
}

const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute('aria-checked') === 'true' || element.getAttribute('aria-selected') === 'true';

/** W3: mount, sort by name, open the first row's detail, select all. */
export function presentTable({ Part, row, sortHeader, expander, selectAllBox, box }: TableCase): void {
  const howMany = Number(new URLSearchParams(window.location.search).get('rows'));
  const rows = createExames(howMany);
  const sorted = sort(rows, 'asc');
  const firstIs = ([first, second]: readonly Exame[]): boolean => {
    const [a, b] = document.querySelectorAll(row);
    return (
      visible(a) &&
      Boolean(a?.textContent.includes(first?.funcionario ?? '')) &&
      Boolean(b?.textContent.includes(second?.funcionario ?? ''))
    );
  };
  const [first] = sorted;
  if (!first) throw new Error('Falta `?rows=`.');
  const steps: Step[] = [
    {
      name: 'montar',
      input: 'call',
      act: () => root.render(createElement(Part, { rows })),
      isDone: () => document.querySelectorAll(row).length >= 10 && firstIs(rows),
    },
    { name: 'ordenar', input: 'click', target: sortHeader, isDone: () => firstIs(sorted) },
    ...(expander
      ? [
          {
            name: 'expandir',
            input: 'click',
            target: () => lookUp(row)?.querySelector(expander) ?? null,
            isDone: () => {
              const opened = lookUp('[data-detail]');
              return visible(opened) && Boolean(opened?.textContent.includes(detail(first)));
            },
          } as const,
        ]
      : []),
    {
      name: 'selecionar todas',
      input: 'click',
      target: () => lookUp(selectAllBox),
      isDone: () => {
        const boxes = [...document.querySelectorAll(box)];
        return boxes.length >= 10 && boxes.every(isChecked);
      },
    },
  ];
  window.bench = createBench(steps);
}
