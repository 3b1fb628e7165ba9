import { requestJson, shortText, type JsonAnswer } from '#server/kernel/index.ts'
import type { Person } from '../needs.ts'
import type { Answered, Applied, CheckReason, Register } from './register.ts'

export type AisgSettings = {
  readonly baseUrl: string
  readonly apiKey: string
  /** Company number of the operator. */
  readonly operatorIco: string
  readonly timeoutMs: number
}

const REASONS: Readonly<Record<CheckReason, string>> = {
  registration: 'REGISTRATION',
  'sign-in': 'LOGIN',
  stake: 'RECHECK',
  'player-asked': 'RECHECK',
  staff: 'RECHECK',
  'handed-over': 'RECHECK',
  kiosk: 'ENTRY',
}

/**
 * The Czech register (providers §9.1), through a bridge; the ministry's own messages were not found, so this mapper is
 * the one place that changes when they are. Clear is only an answer to our request with NO for the exclusion and YES
 * for full age that does not contradict the identity.
 */
export function makeAisg(settings: AisgSettings): Register {
  const { baseUrl, apiKey, operatorIco, timeoutMs } = settings
  const send = (path: string, requestId: string, body: object): Promise<JsonAnswer> =>
    requestJson({
      method: 'POST',
      url: `${baseUrl}${path}`,
      headers: { 'x-api-key': apiKey, 'x-request-id': requestId },
      body: { requestId, operatorIco, ...body },
      timeoutMs,
    })
  return {
    name: 'RVO-CZ',
    check: async ({ person, reason, requestId, at }) => {
      const said = await send('/persons/verify', requestId, {
        reason: REASONS[reason],
        occurredAt: at.toISOString(),
        person: personOf(person),
        playerRef: requestId,
      })
      return readVerdict(said, requestId)
    },
    apply: async ({ person, requestId, at, months, source }): Promise<Applied> => {
      const said = await send('/exclusions', requestId, {
        occurredAt: at.toISOString(),
        person: personOf(person),
        source,
        termMonths: months,
        consentRef: requestId,
      })
      if (!said.ok) return { outcome: 'failed', problem: said.problem }
      const acceptedId = shortText(said.body['acceptedId'])
      const effectiveFrom = new Date(String(said.body['effectiveFrom']))
      if ((said.status === 200 || said.status === 201) && acceptedId && !Number.isNaN(effectiveFrom.getTime()))
        return { outcome: 'accepted', acceptedId, effectiveFrom }
      const problem = `http-${said.status}`
      return { outcome: said.status === 400 || said.status === 422 ? 'rejected' : 'failed', problem }
    },
  }
}

function personOf({ firstName, surname, birthDate, birthNumber }: Person) {
  return { givenName: firstName, familyName: surname, birthDate, ...(birthNumber ? { birthNumber } : {}) }
}

function readVerdict(said: JsonAnswer, requestId: string): Answered {
  if (!said.ok) return unknown(said.problem)
  const { status, body } = said
  if (status !== 200) return unknown(`http-${status}`)
  const resultId = shortText(body['responseId'])
  // An answer to another request says nothing about this person.
  if (body['requestId'] !== requestId || resultId === null) return unknown('answer-to-another-question')
  if (body['excluded'] === 'YES') return { answer: 'excluded', resultId, problem: null }
  if (body['excluded'] !== 'NO') return unknown('excluded-unknown', resultId)
  if (body['adult'] !== 'YES') return unknown('full-age-not-confirmed', resultId)
  if (body['identityMatch'] === 'NO') return unknown('identity-not-matched', resultId)
  return { answer: 'clear', resultId, problem: null }
}

function unknown(problem: string, resultId: string | null = null): Answered {
  return { answer: 'unknown', resultId, problem }
}
