import { plainText } from '../../../internal/plainText.ts';

/** What a command can be found by. */
export interface Findable {
  readonly label: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
}

/** Every word typed begins some word of the command; case and accents do not count. Nothing typed matches all. */
export function matches(command: Findable, query: string): boolean {
  const words = plainText(
    [command.label, command.description ?? '', ...(command.keywords ?? [])].join(' '),
  ).split(/[\s/|,.-]+/);
  return plainText(query)
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

interface FindableGroup {
  readonly commands: readonly Findable[];
  readonly isFiltered?: boolean;
  readonly isRecent?: boolean;
}

/** Groups with what the text leaves of them; recent ones only while nothing is typed; none that is empty. */
export function shownGroups<G extends FindableGroup>(groups: readonly G[], query: string): G[] {
  const isTyping = query.trim() !== '';
  return groups
    .map((group) => ({
      ...group,
      commands: group.isFiltered ? group.commands : group.commands.filter((each) => matches(each, query)),
    }))
    .filter((group) => group.commands.length > 0 && !(group.isRecent && isTyping));
}
