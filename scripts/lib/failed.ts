// What failed, read from the reports that Vitest and Playwright write: repeated at the end of a long run, where it is
// found without scrolling, and where it survives a log of which only the end is kept.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

export interface Tally {
  passed: number;
  failed: number;
  /** One line per failure: file, test, and how its message begins. */
  failures: string[];
}

/** Enough of a message to know it again: its first lines, without colours and without the stack. */
function beginning(message = ''): string {
  const plain = stripVTControlCharacters(message).split(/\n\s+at /)[0] ?? '';
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' · ')
    .slice(0, 600);
}

const line = (file: string, title: string, message?: string) =>
  `✘ ${relative(process.cwd(), file)} › ${title}\n  ${beginning(message)}`;

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [line(name, 'o arquivo inteiro', message)] : [];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function ofPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const within = ({ file, specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) =>
        line(
          `e2e/${file}`,
          title,
          tests.flatMap(({ results }) => results).findLast(({ error }) => error !== undefined)?.error
            ?.message,
        ),
      ),
    ...inner.flatMap(within),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [
      ...suites.flatMap(within),
      ...errors.map(({ message }) => line('e2e', 'fora dos testes', message)),
    ],
  };
}

const MOST_SAID = 12;

/** What a part without a report said was wrong: the lines marked so and what explains them, or else its last ones. */
export function saidWrong(part: string, output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((each) => each.trim() !== '' && !each.startsWith('✓'));
  const marked = lines.findIndex((each) => each.startsWith('✗'));
  const told = marked < 0 ? lines.slice(-MOST_SAID) : lines.slice(marked, marked + MOST_SAID);
  return [`✘ ${part}`, ...told.map((each) => `  ${each.slice(0, 600)}`)];
}

/**
 * What a report tells; nothing where there is none, since its part ended before it began.
 * @param file JSON of Vitest or of Playwright
 */
export function tallyOf(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
}
