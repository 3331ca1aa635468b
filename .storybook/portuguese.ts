/** What Storybook's own parts say in English, and offers no other way to say. */
const WORDS: Readonly<Record<string, string>> = {
  'Show code': 'Mostrar código',
  'Hide code': 'Ocultar código',
  'No code available': 'Sem código',
  'Copy code': 'Copiar código',
  Copy: 'Copiar',
  Copied: 'Copiado',
  'Copy heading URL to address bar': 'Copiar o endereço deste título',
  'Copied!': 'Copiado',
  Name: 'Nome',
  Description: 'Descrição',
  Default: 'Padrão',
  Control: 'Controle',
  'Set string': 'Definir texto',
  'Set object': 'Definir objeto',
  'Set boolean': 'Definir sim ou não',
  'Set number': 'Definir número',
  'Set date': 'Definir data',
  'Choose option...': 'Escolha…',
  'Reset controls': 'Voltar ao começo',
  required: 'obrigatória',
  Required: 'Obrigatória',
  Controls: 'Controles',
  Actions: 'Ações',
  Interactions: 'Interações',
  Accessibility: 'Acessibilidade',
  Violations: 'Violações',
  Passes: 'Aprovados',
  Inconclusive: 'Inconclusivos',
  'Find components': 'Procurar',
  'Run tests': 'Rodar testes',
  'Run component tests': 'Rodar os testes',
  'Skip to canvas': 'Ir para o conteúdo',
  'Skip to content': 'Ir para o conteúdo',
  'Skip to sidebar': 'Ir para a lista',
  'Search for components': 'Procurar componentes',
  'Main preview area': 'Conteúdo',
  Settings: 'Configurações',
  Shortcuts: 'Atalhos',
  Clear: 'Limpar',
  'Clear filters': 'Limpar os filtros',
  'Reset filters': 'Filtros do começo',
  '(excluded)': '(fora da lista)',
  Documentation: 'Documentação',
  Play: 'Com roteiro',
  New: 'Novas',
  Modified: 'Alteradas',
  Related: 'Relacionadas',
  estavel: 'estável',
  Toolbar: 'Barra de ferramentas',
  'Reload story': 'Recarregar a história',
  'Measure tool': 'Medir',
  'Outline tool': 'Contornos',
  'Viewport size': 'Tamanho da tela',
  'Reset viewport': 'Tamanho do começo',
  'Vision filter': 'Como outros veem',
  'Open in isolation mode': 'Abrir sem a moldura',
  'Change zoom level': 'Ampliação',
  'Enter full screen': 'Tela cheia',
  'Exit full screen': 'Sair da tela cheia',
  'Navigation controls': 'Navegação',
  'Open navigation menu': 'Abrir a lista',
  'Close navigation menu': 'Fechar a lista',
  'Addon panel': 'Painel',
  'Open addon panel': 'Abrir o painel',
  'Close addon panel': 'Fechar o painel',
  'Show addon panel': 'Mostrar o painel',
  'Hide addon panel': 'Ocultar o painel',
  'Move addon panel to right': 'Painel à direita',
  'Move addon panel to bottom': 'Painel embaixo',
  'Setup controls': 'Como dar controles',
  'Scroll to end': 'Ir ao fim',
  'Interaction steps': 'Passos',
  'No accessibility violations found.': 'Sem violações de acessibilidade.',
};

/** The same, around what they name. */
const SENTENCES: readonly (readonly [english: RegExp, portuguese: string])[] = [
  [/^Edit (.+) as JSON$/, 'Editar $1 como JSON'],
  [/^Edit JSON$/, 'Editar como JSON'],
  [/^interacoes$/, 'provas'],
  [/^Show (\d+) more\.\.\.$/, 'Mostrar mais $1…'],
  [/^Show less\.\.\.$/, 'Mostrar menos…'],
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
