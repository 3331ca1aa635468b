import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

const require = createRequire(import.meta.url);
const dictionary = (name: string, file: string) =>
  decodeTrie(gunzipSync(readFileSync(join(dirname(require.resolve(`${name}/cspell-ext.json`)), file))));
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Both dictionaries know these; in a name of ours they are Portuguese. */
const PORTUGUESE_HERE = list(`
  aba abas ambos antes ate aviso baixar banco calendario campo campos canal cobra com continua cor cores da dado dados
  dar das dez dos eh em entre ficha fila filas folha fora ha hora horas ja junta junto lacuna lei leva lido lidos linha
  linhas lista livre livres longe mapa mas mesa mesas meu mil modo modulo na nas nome nona nota notas nova novas novo
  novos ou parte pasta peso plano por pronto proxima proximo qual quais quando que quem rede registrar remover
  responder rota rotas sala salas salto salva salvo salvos se segue segundo sem sempre sim sob soma tela tempo tempos
  tom tons toque trocar ultima ultimo um usa valor vez vida vista vistas viva vivo volta
`);
/** The English dictionary lacks these words of the trade, which the Portuguese one takes for its own. */
const TECHNICAL = list(`
  autocomplete cli cron cx ecma fc hpe js mdx mui num param params rgb submenu todo ui uri util utils vite vw
`);

/** Values and names of the trade that a Portuguese sentence has as they are. */
const AS_THEY_ARE = list('esc get link mail now null timeline token true undefined');

type Dictionary = ReturnType<typeof dictionary>;
let portuguese: Dictionary | undefined;
let english: Dictionary | undefined;
// Read when the first word is judged: the Portuguese one takes most of a second.
const inPortuguese = (): Dictionary => (portuguese ??= dictionary('@cspell/dict-pt-br', 'pt_BR.trie.gz'));
const inEnglish = (): Dictionary => (english ??= dictionary('@cspell/dict-en_us', 'en_US.trie.gz'));
const judged = new Map<string, boolean>();

/** Whether a word is Portuguese as it stands, accents included. */
export function isSpelledInPortuguese(word: string): boolean {
  return inPortuguese().hasWord(word, true);
}

/** Whether a word (small letters, no accents) is Portuguese, and neither English nor technical as well. */
export function isPortuguese(word: string): boolean {
  const before = judged.get(word);
  if (before !== undefined) return before;
  const answer =
    PORTUGUESE_HERE.has(word) ||
    (!TECHNICAL.has(word) && inPortuguese().hasWord(word, false) && !inEnglish().hasWord(word, false));
  judged.set(word, answer);
  return answer;
}

/** What is quoted is no word of the sentence: code, a link, a tag, a text in its quotes, a citation. */
const QUOTED = /`[^`]*`|\{@link[^}]*\}|@(?:param|throws) \w+|@\w+|'[^'\n]*'|\(doc\d[^)]*\)|https?:\S+/g;

/**
 * The sentences of a text that are English: of whose words more are known to the English dictionary alone than to the
 * Portuguese one alone. What both know, such as 'A radio', decides nothing.
 */
export function englishSentences(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?;]) | (?=@\w)/)
    .filter((sentence) => {
      let balance = 0;
      for (const [found] of sentence.replaceAll(QUOTED, ' ').matchAll(/\p{L}+/gu)) {
        const word = found.toLowerCase();
        if (AS_THEY_ARE.has(word)) continue;
        balance += Number(inEnglish().hasWord(word, true)) - Number(inPortuguese().hasWord(word, true));
      }
      return balance > 0;
    });
}

/** The words of a name, in small letters and without accents: `readSessãoDoUsuario` → read, sessao, do, usuario. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length > 1)
    .map((word) => word.toLowerCase());
