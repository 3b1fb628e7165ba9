/**
 * Stands for TypeBox in the browser's build: every schema becomes an object without properties, which nobody reads there
 * (but a schema may be made of another's properties).
 */
export const Type: unknown = new Proxy({}, { get: () => () => ({ properties: {} }) })

/** Stands for TypeBox's compiler, which is larger than all that the page of a game has of its own. */
export const Compile = (): { readonly Check: () => never; readonly Errors: () => never } => ({
  Check: refuse,
  Errors: refuse,
})

function refuse(): never {
  throw new Error('The browser has no schemas to check anything by.')
}
