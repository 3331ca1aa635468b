import type { ChildProcess } from 'node:child_process';

export function wasStopped(): boolean;
export function exitCode(code: number | null, signal: NodeJS.Signals | null): number;
export function own<Child extends ChildProcess>(child: Child): Child;
export function stopWithParent(): void;
export function stopOthers(): void;
export function runningCount(): number;
