/** Leaves out what is undefined, so that the defaults of what it is spread into hold. */
export function defined<T extends object>(props: T): { [P in keyof T]?: Exclude<T[P], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, each]) => each !== undefined)) as {
    [P in keyof T]?: Exclude<T[P], undefined>;
  };
}
