import { asFields } from '../kit/sandbox.ts'
import type { RegisterAnswer } from './answers.ts'
import { misbehave } from './misbehave.ts'
import type { RegisterPart } from './registers-server.ts'

const REASONS = ['REGISTRATION', 'LOGIN', 'ENTRY', 'RECHECK']
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The Czech register as a bridge shows it: `/aisg/v2` (providers §9.1). */
export function mountAisg(part: RegisterPart, apiKey: string): void {
  const { app, clock, book, newId } = part
  const error = (code: string) => ({ error: { code, message: code.toLowerCase() } })

  app.post('/aisg/v2/persons/verify', async (request, reply) => {
    if (request.headers['x-api-key'] !== apiKey) return reply.status(401).send(error('UNAUTHORISED'))
    const body = asFields(request.body)
    const person = asFields(body['person'])
    const { givenName, familyName, birthDate } = person
    const isWhole =
      typeof body['requestId'] === 'string' &&
      typeof body['operatorIco'] === 'string' &&
      REASONS.includes(String(body['reason'])) &&
      typeof givenName === 'string' &&
      typeof familyName === 'string' &&
      DAY.test(String(birthDate))
    if (!isWhole) return reply.status(400).send(error('INVALID_REQUEST'))
    const answer = book.choose(String(givenName), String(familyName))
    if (await misbehave(part, answer, reply)) return reply
    return {
      requestId: answer === 'other_question' ? newId() : body['requestId'],
      responseId: newId(),
      verifiedAt: clock.now().toISOString(),
      foundInRob: 'YES',
      identityMatch: answer === 'mismatch' ? 'NO' : 'YES',
      adult: answer === 'minor' ? 'NO' : 'YES',
      excluded: excludedOf(answer),
      mf: { duvod: 'Registrace', plnoleta: answer === 'minor' ? 'NE' : 'ANO', nalezenaROB: 'ANO' },
    }
  })

  app.post('/aisg/v2/exclusions', async (request, reply) => {
    if (request.headers['x-api-key'] !== apiKey) return reply.status(401).send(error('UNAUTHORISED'))
    const { givenName, familyName } = asFields(asFields(request.body)['person'])
    if (typeof givenName !== 'string' || typeof familyName !== 'string')
      return reply.status(400).send(error('INVALID_REQUEST'))
    const answer = book.choose(givenName, familyName)
    if (answer === 'rejected') return reply.status(422).send(error('INVALID_REQUEST'))
    if (await misbehave(part, answer, reply)) return reply
    book.exclude(givenName, familyName)
    return reply.status(201).send({ acceptedId: newId(), effectiveFrom: clock.now().toISOString() })
  })
}

function excludedOf(answer: RegisterAnswer): string {
  if (answer === 'excluded') return 'YES'
  return answer === 'unknown' ? 'UNKNOWN' : 'NO'
}
