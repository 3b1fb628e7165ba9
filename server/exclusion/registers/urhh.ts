import { requestJson, shortText, type JsonAnswer } from '#server/kernel/index.ts'
import type { Person } from '../needs.ts'
import type { Answered, Register } from './register.ts'

export type UrhhSettings = {
  readonly baseUrl: string
  readonly login: string
  readonly password: string
  /** Number of the operator's internet venue in the register. */
  readonly venueId: string
  readonly timeoutMs: number
}

/**
 * The Slovak register (providers §9.2): a session by login, then a query by name and birth number, or by birth date
 * where there is none. `NESTOTOZNENY` (not found in it) is clear. An announced outage is an unknown answer too: whether
 * one may play meanwhile is a rule of the market, and ours forbids it.
 */
export function makeUrhh(settings: UrhhSettings): Register {
  const { baseUrl, login, password, venueId, timeoutMs } = settings
  let session: string | undefined

  const post = (path: string, body: object, bearer?: string): Promise<JsonAnswer> =>
    requestJson({
      method: 'POST',
      url: `${baseUrl}${path}`,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      body,
      timeoutMs,
    })
  const signIn = async (): Promise<string | undefined> => {
    const said = await post('/prihlasenie', { meno: login, heslo: password, prevadzkaId: venueId })
    const token = said.ok && said.status === 200 ? said.body['token'] : undefined
    session = typeof token === 'string' && /^[\w.-]{8,500}$/.test(token) ? token : undefined
    return session
  }
  const ask = async (body: object): Promise<JsonAnswer> => {
    const bearer = session ?? (await signIn())
    return bearer ? post('/lustracia', body, bearer) : { ok: false, problem: 'sign-in-failed' }
  }

  return {
    name: 'RVO-SK',
    check: async ({ person }) => {
      const body = { ...personOf(person), prevadzkaId: venueId, kanal: 'INTERNET' }
      const said = await ask(body)
      if (!(said.ok && said.status === 401)) return readVerdict(said)
      session = undefined
      return readVerdict(await ask(body))
    },
  }
}

/** Names without titles and doubled spaces; birth numbers without the slash. */
function personOf({ firstName, surname, birthDate, birthNumber }: Person) {
  const plain = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const identity = birthNumber ? { rodneCislo: birthNumber.replace('/', '') } : { datumNarodenia: birthDate }
  return { meno: plain(firstName), priezvisko: plain(surname), ...identity }
}

function readVerdict(said: JsonAnswer): Answered {
  if (!said.ok) return { answer: 'unknown', resultId: null, problem: said.problem }
  const { status, body } = said
  const unknown = (problem: string): Answered => ({ answer: 'unknown', resultId: null, problem })
  if (status === 503) return unknown(body['od'] ? 'announced-outage' : 'http-503')
  if (status !== 200) return unknown(`http-${status}`)
  const resultId = shortText(body['idLustracie'])
  if (resultId === null) return unknown('answer-without-number')
  if (body['vysledok'] === 'STOTOZNENY') return { answer: 'excluded', resultId, problem: null }
  if (body['vysledok'] === 'NESTOTOZNENY') return { answer: 'clear', resultId, problem: null }
  return { ...unknown('result-unknown'), resultId }
}
