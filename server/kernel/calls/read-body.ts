import type { FastifyInstance } from 'fastify'
import { refuseOtherBody } from './signed-requests.ts'
import { TransportError } from '../transport-errors.ts'

/** An escaped surrogate; two of them make a pair. Nearly no body has any, so the slow check is rare. */
const SURROGATE = /\\u[dD][89a-fA-F]/

/**
 * Parses JSON as Fastify does, and refuses texts with an unpaired surrogate: they cannot be encoded in UTF-8, so the database
 * rejects them.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    try {
      refuseOtherBody(request, text)
    } catch (error) {
      return done(error as Error)
    }
    if (!SURROGATE.test(text)) return parse(request, text, done)
    void parse(request, text, (error, value) => {
      if (error) return done(error)
      if (isWellFormed(value)) return done(null, value)
      done(new TransportError(400, 'ERR_INVALID_INPUT'))
    })
  })
}

/** Whether all strings of a value, names of its fields included, are well-formed. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (Array.isArray(value)) return value.every(isWellFormed)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, of]) => name.isWellFormed() && isWellFormed(of))
}
