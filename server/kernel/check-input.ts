import AjvCompiler from '@fastify/ajv-compiler'
import type { FastifyInstance } from 'fastify'
import { isDay, isInstant } from '#contract/shapes/calendar.ts'

/**
 * Bodies are taken as they are: nothing is turned into another type, nothing unknown is dropped in silence. Query and
 * path values arrive as text, so numbers and booleans are read from it.
 */
export function checkInput(app: FastifyInstance): void {
  const build = AjvCompiler()
  const common = { removeAdditional: false, useDefaults: false, allErrors: false, strict: false } as const
  const options = { onCreate: useOwnCalendar }
  const forBodies = build({}, { ...options, customOptions: { ...common, coerceTypes: false } })
  const forText = build({}, { ...options, customOptions: { ...common, coerceTypes: 'array' } })
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? forBodies(route) : forText(route)))
}

/** The library's own formats know a second 60 and a year 0, which the database does not. */
function useOwnCalendar(ajv: { addFormat: (name: string, isRight: (text: string) => boolean) => unknown }): void {
  ajv.addFormat('date', isDay)
  ajv.addFormat('date-time', isInstant)
}
