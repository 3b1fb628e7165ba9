import type { Plugin } from 'vite'

const STUB = '\0typebox-without-schemas'

/** Replacement of the schema library in the browser: every schema is empty and has no properties. */
const STUB_CODE =
  'export const Type = /*#__PURE__*/ new Proxy({}, { get: () => () => ({ properties: {} }) })\nexport default Type'

/**
 * The browser needs only method and path of a call; the schemas in the contract are for the server and for types. In
 * the client build the schema library is replaced by one that makes empty schemas, declarations are marked as free of
 * side effects, so that unused calls leave the bundle, and the summaries of the OpenAPI document are removed.
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'leave-schemas-out',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'typebox' ? STUB : undefined),
    load: (id) => (id === STUB ? STUB_CODE : undefined),
    transform(code, id) {
      if (!/\/contract\/[^?]+\.ts$/.test(id)) return undefined
      return {
        code: code
          .replaceAll(/\bsummary:\s*'(?:[^'\\]|\\.)*',?/g, '')
          .replaceAll(/(?<!function )\b(defineCall|page|text|Type\.\w+)\(/g, '/*#__PURE__*/ $1('),
        map: null,
      }
    },
  }
}
