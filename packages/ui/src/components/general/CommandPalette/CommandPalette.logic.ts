import { plainText } from '../../../internal/plainText.ts';

/** What a command can be found by. */
export interface Findable {
  readonly label: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly isInactive?: boolean;
}

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[\s/|,.-]+/)
    .filter((word) => word !== '');

/** Every word typed begins some word of the command; case and accents do not count. Nothing typed matches all. */
export function matches(command: Findable, query: string): boolean {
  const words = wordsOf([command.label, command.description ?? '', ...(command.keywords ?? [])].join(' '));
  return plainText(query)
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

/** 0: the name begins with what is typed; 1: words of it do; 2: it is inside of a word, or elsewhere. */
function distance({ label }: Findable, query: string): number {
  if (plainText(label).startsWith(plainText(query).trim())) return 0;
  const words = wordsOf(label);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed))) ? 1 : 2;
}

/** What is no longer in use comes last; of the others the nearest to what is typed first. Equals keep their order. */
const nearest = <C extends Findable>(commands: readonly C[], query: string): C[] =>
  commands.toSorted(
    (a, b) =>
      Number(a.isInactive ?? false) - Number(b.isInactive ?? false) ||
      distance(a, query) - distance(b, query),
  );

interface FindableGroup {
  readonly limit?: number;
  readonly commands: readonly Findable[];
  readonly isFiltered?: boolean;
  readonly isRecent?: boolean;
}

/** Groups with what the text leaves of them, the nearest first; recent ones only while nothing is typed; none that is empty. */
export function shownGroups<G extends FindableGroup>(groups: readonly G[], query: string): G[] {
  const isTyping = query.trim() !== '';
  const shown = ({ commands, isFiltered, limit }: G): readonly Findable[] => {
    const left = isFiltered ? commands : commands.filter((each) => matches(each, query));
    return (isTyping ? nearest(left, query) : left).slice(0, limit);
  };
  return groups
    .map((group) => ({ ...group, commands: shown(group) }))
    .filter((group) => group.commands.length > 0 && !(group.isRecent && isTyping));
}
