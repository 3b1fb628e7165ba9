import AjvCompiler from '@fastify/ajv-compiler'
import type { FastifyInstance } from 'fastify'

/**
 * Bodies are taken as they are: nothing is turned into another type, nothing unknown is dropped in silence. Query and
 * path values arrive as text, so numbers and booleans are read from it.
 */
export function checkInput(app: FastifyInstance): void {
  const build = AjvCompiler()
  const common = { removeAdditional: false, useDefaults: false, allErrors: false, strict: false } as const
  const forBodies = build({}, { customOptions: { ...common, coerceTypes: false } })
  const forText = build({}, { customOptions: { ...common, coerceTypes: 'array' } })
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? forBodies(route) : forText(route)))
}
