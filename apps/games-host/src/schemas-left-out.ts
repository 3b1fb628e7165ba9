/**
 * Replaces TypeBox in the browser's build: every schema becomes an object without properties, which are not used there
 * (but a schema may be made of another's properties).
 */
export const Type: unknown = new Proxy({}, { get: () => () => ({ properties: {} }) })

/** Replaces TypeBox's compiler, which is larger than all other code of a game's page. */
export const Compile = (): { readonly Check: () => never; readonly Errors: () => never } => ({
  Check: refuse,
  Errors: refuse,
})

function refuse(): never {
  throw new Error('The browser has no schemas to check anything by.')
}
