/**
 * Stands for TypeBox in the browser's build: every schema becomes an object without properties, which nobody reads there
 * (but a schema may be made of another's properties).
 */
export const Type: unknown = new Proxy({}, { get: () => () => ({ properties: {} }) })
