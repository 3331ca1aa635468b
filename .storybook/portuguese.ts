import { WORDS } from './words.ts';

/** What Storybook's own parts say in English around what they name. */
const SENTENCES: readonly (readonly [english: RegExp, portuguese: string])[] = [
  [/^Edit (.+) as JSON$/, 'Editar $1 como JSON'],
  [/^Edit JSON$/, 'Editar como JSON'],
  [/^interacoes$/, 'provas'],
  [/^Show (\d+) more\.\.\.$/, 'Mostrar mais $1…'],
  [/^Show less\.\.\.$/, 'Mostrar menos…'],
  [
    /^(\d+) results? (?:is|are) available, use up and down arrow keys to navigate\. Press Enter key to select\.$/,
    'Resultados: $1. Setas escolhem, Enter abre.',
  ],
  // What the filter's boxes are named by: 'tag filter: exclude interacoes', 'Exclude status: New'.
  [/^(?:built-in|status|tag) filter: exclude (.+)$/, 'Fora da lista: $1'],
  [/^(?:built-in|status|tag) filter: (.+)$/, 'Na lista: $1'],
  [/^Exclude (?:built-in|status|tag): (.+)$/, 'Tirar da lista: $1'],
  [/^Include (?:built-in|status|tag): (.+)$/, 'Pôr na lista: $1'],
  [/^(\d+) active tag filters?$/, 'Filtros da lista: $1'],
  [/^remove the \w+ '([^']*)'.*$/s, "Tirar '$1'"],
  [/^add a new item to the '(.*)' array$/, "Pôr mais um em '$1'"],
  [/^add a new property to the object '(.*)'$/, "Pôr mais uma propriedade em '$1'"],
];

/** A word or sentence of Storybook's in Portuguese; undefined where it is none. */
function translated(said: string): string | undefined {
  const sentence = SENTENCES.find(([english]) => english.test(said));
  return WORDS[said] ?? (sentence && said.replace(...sentence));
}

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'];

function translateText(node: Node): void {
  const text = node.nodeValue ?? '';
  const word = translated(text.trim());
  // What somebody wrote as code, or as the text of a page, is theirs.
  const isTheirs = node.parentElement?.closest('pre, code, .docs-story, .sbdocs-p, #storybook-root');
  if (word !== undefined && (!isTheirs || node.parentElement?.closest('pre button')))
    node.nodeValue = text.replace(text.trim(), word);
}

function translateElement(element: Element): void {
  for (const name of ATTRIBUTES) {
    const word = translated(element.getAttribute(name)?.trim() ?? '');
    if (word !== undefined) element.setAttribute(name, word);
  }
}

function translate(root: Node): void {
  if (root.nodeType === Node.TEXT_NODE) return translateText(root);
  if (!(root instanceof Element)) return undefined;
  translateElement(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Element) translateElement(node);
    else translateText(node);
  return undefined;
}

/**
 * Puts Storybook's own words into Portuguese below `root`, and goes on doing so: the pages are Portuguese, and a word of
 * another language between them is read as ours.
 * @returns ends it
 */
export function keepPortuguese(root: Element): () => void {
  translate(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) translate(node);
      else if (type === 'characterData') translateText(target);
      else translateElement(target as Element);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}
