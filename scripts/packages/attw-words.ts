import type { Analysis, UntypedResult } from '@arethetypeswrong/core';

/**
 * attw's findings under its `esm-only` profile: packages that are ESM alone, for bundlers and for Node's ESM. What
 * `require` or the old `node10` resolution would find does not count.
 */
export function getProblemsText(analysis: Analysis | UntypedResult): string[] {
  if (!analysis.types) return ['o pacote não tem tipos'];
  return analysis.problems.flatMap((problem) => {
    const kind = 'resolutionKind' in problem ? problem.resolutionKind : '';
    const option = 'resolutionOption' in problem ? problem.resolutionOption : '';
    if (kind === 'node10' || kind === 'node16-cjs' || option === 'node10') return [];
    const entry = 'entrypoint' in problem ? problem.entrypoint : '';
    const file = 'fileName' in problem ? problem.fileName : '';
    return [problem.kind, entry, kind || option, file].filter(Boolean).join(' ');
  });
}
