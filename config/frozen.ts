/** Deeply read-only: configuration is never changed. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** Freezes a tree of plain data in place, at every level. */
export function freeze<T extends object>(tree: T): Frozen<T> {
  for (const branch of Object.values(tree)) {
    if (typeof branch === 'object' && branch !== null) freeze(branch)
  }
  return Object.freeze(tree) as Frozen<T>
}
