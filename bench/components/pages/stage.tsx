import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { AgendaCase, RangeCase, ListCase, TableCase, Step } from './contract.ts';
import { createExames, expectedW1, expectedW5, LETTERS, sort, TEXT, detail, type Exame } from './data.ts';
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

/** The smallest element with these words, and what scrolls it. */
function wordsOf(text: string): HTMLElement | null {
  const walker = document.createTreeWalker(document.querySelector('#root') as Node, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.includes(text)) return node.parentElement;
  return null;
}
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let at = element; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1)
      return at;
  return null;
}

/** How far a drag goes down: more than an hour in each of them. */
const DOWN = 96;

/** W5: mount a week of 250 bookings, the next week, one of them to another hour, the end of the day. */
export function presentAgenda({ Part, next, cannotDrag, cannotScroll }: AgendaCase): void {
  const shows = (...titles: readonly string[]): boolean => {
    const text = document.querySelector('#root')?.textContent ?? '';
    return titles.every((title) => text.includes(title));
  };
  const topOf = (title: string): number => wordsOf(title)?.getBoundingClientRect().top ?? 0;
  let before = 0;
  let isReleased = false;
  window.addEventListener('pointerup', () => (isReleased = true), { capture: true });
  const drag: Step = {
    name: 'arrastar',
    input: 'drag',
    down: DOWN,
    target: () => {
      const element = wordsOf(expectedW5.nextFirst);
      element?.scrollIntoView({ block: 'center' });
      before = topOf(expectedW5.nextFirst);
      isReleased = false;
      return element;
    },
    isDone: () => isReleased && topOf(expectedW5.nextFirst) > before + DOWN / 3,
  };
  const scroll: Step = {
    name: 'rolar',
    input: 'call',
    act: () => {
      const scroller = scrollerOf(wordsOf(expectedW5.latest));
      if (scroller) scroller.scrollTop = scroller.scrollHeight;
    },
    isDone: () => {
      const latest = wordsOf(expectedW5.latest);
      const scroller = scrollerOf(latest);
      return latest !== null && (scroller?.scrollTop ?? 0) > 0 && visibleIn(latest, scroller);
    },
  };
  const steps: Step[] = [
    {
      name: 'abrir',
      input: 'call',
      act: () => root.render(createElement(Part)),
      isDone: () => shows(expectedW5.first, expectedW5.last),
    },
    {
      name: 'próxima semana',
      input: 'click',
      target: next,
      isDone: () => shows(expectedW5.nextFirst, expectedW5.nextLast) && !shows(expectedW5.first),
    },
    ...(cannotDrag ? [] : [drag]),
    ...(cannotScroll ? [] : [scroll]),
  ];
  window.bench = createBench(steps);
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
