/** Stands for TypeBox in the browser's build: every schema becomes an empty object, which nobody reads there. */
export const Type: unknown = new Proxy({}, { get: () => () => ({}) })
