import { asFields } from '../kit/sandbox.ts'
import { misbehave } from './misbehave.ts'
import type { RegisterPart } from './registers-server.ts'

/** The second source of screening: `/sdsl` (providers §9.3; its real form is not known). */
export function mountSdsl(part: RegisterPart, apiKey: string): void {
  const { app, clock, book } = part
  app.post('/sdsl/validate', async (request, reply) => {
    if (request.headers['x-api-key'] !== apiKey) return reply.status(401).send({ error: 'UNAUTHORISED' })
    const { firstName, surname } = asFields(asFields(request.body)['person'])
    if (typeof firstName !== 'string' || typeof surname !== 'string')
      return reply.status(400).send({ error: 'INVALID_REQUEST' })
    const answer = book.choose(firstName, surname)
    if (await misbehave(part, answer, reply)) return reply
    const listed = answer === 'excluded'
    return {
      listed: answer === 'unknown' ? 'maybe' : listed,
      reasons: listed ? ['SELF_EXCLUSION'] : [],
      validFrom: listed ? '2026-01-01T00:00:00.000Z' : null,
      validTo: null,
      checkedAt: clock.now().toISOString(),
    }
  })
}
