import ts from 'typescript';

/** How the built declarations are read. */
export const COMPILER_OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  types: [],
} satisfies ts.CompilerOptions;
