const late = () => import('./late.ts');
type Late = Awaited<ReturnType<typeof late>>;

/** One of the parts that come together, for `onDemand`. */
export const latePart = <Name extends keyof Late>(name: Name): Promise<{ default: Late[Name] }> =>
  late().then((parts) => ({ default: parts[name] }));
