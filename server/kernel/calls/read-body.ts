import type { FastifyInstance } from 'fastify'
import { TransportError } from '../transport-errors.ts'

/** Half of a sign, written as JSON writes it; a pair of them is a whole sign. Found in nearly no body. */
const MAY_BE_HALF = /\\u[dD][89a-fA-F]/

/**
 * Reads JSON as Fastify does, and refuses words that hold half of a sign: they are no text in UTF-8, so that the database cannot
 * keep them, nor any other system read them.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (!MAY_BE_HALF.test(text)) return parse(request, text, done)
    parse(request, text, (error, value) => {
      if (error) return done(error)
      if (isWhole(value)) return done(null, value)
      done(new TransportError(400, 'ERR_INVALID_INPUT'))
    })
  })
}

/** Whether all words of a value, names of its fields among them, are text. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (Array.isArray(value)) return value.every(isWhole)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, of]) => name.isWellFormed() && isWhole(of))
}
