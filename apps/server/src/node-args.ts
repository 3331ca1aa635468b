/**
 * How Node is told to run the server, wherever it is started. Left to itself V8 gives what is young up to 128 MB, and lets
 * what is dead lie until there is several times as much of it as of what is alive (docs/decisions/0252).
 */
export const SERVER_ARGS: readonly string[] = [
  '--conditions=@apto/source',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
];
