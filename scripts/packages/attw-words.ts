import type { CheckResult } from '@arethetypeswrong/core';

/**
 * attw's findings under its `esm-only` profile: packages that are ESM alone, for bundlers and for Node's ESM. What
 * `require` or the old `node10` resolution would find does not count.
 */
export function getProblemsText(analysis: CheckResult): string[] {
  if (!analysis.types) return ['o pacote não tem tipos'];
  return analysis.problems
    .filter((problem) => !['node10', 'node16-cjs'].includes(problem.resolutionKind))
    .filter((problem) => problem.resolutionOption !== 'node10')
    .map((problem) =>
      [problem.kind, problem.entrypoint, problem.resolutionKind ?? problem.resolutionOption, problem.fileName]
        .filter(Boolean)
        .join(' '),
    );
}
