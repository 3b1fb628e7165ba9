import { requestJson, asObject, type JsonAnswer } from '#server/kernel/index.ts'
import type { AddressFound, AddressRegister, AddressSuggester, Judged } from './address-partner.ts'

export type SmartformSettings = {
  /** `https://secure.smartform.cz/smartform-ws` */
  readonly baseUrl: string
  readonly clientId: string
  readonly password: string
  readonly timeoutMs: number
}

type Fields = Readonly<Record<string, unknown>>

const ALPHA2: Readonly<Record<string, string>> = { CZE: 'CZ', SVK: 'SK' }
const SUGGESTIONS_MAX = 10
const MATCHES = { HIT: 'EXACT', PARTIAL_HIT: 'PARTIAL', NOTHING: 'NONE', MANY: 'MANY', TOO_MANY: 'MANY' } as const

/**
 * Smartform (providers §9.5): `oracle/v10` suggests addresses, `validateAddress/v9` validates one. HTTP Basic
 * authentication; called only by the server, never by the browser. A result other than `OK` is a failure.
 */
export function makeSmartform(settings: SmartformSettings): AddressSuggester & AddressRegister {
  const { baseUrl, clientId, password, timeoutMs } = settings
  const authorization = `Basic ${Buffer.from(`${clientId}:${password}`).toString('base64')}`
  const ask = (path: string, body: object): Promise<JsonAnswer> =>
    requestJson({ method: 'POST', url: `${baseUrl}/${path}`, headers: { authorization }, body, timeoutMs })
  return {
    name: 'smartform',
    countries: Object.keys(ALPHA2),
    suggest: async (text, country) => {
      const values = { WHOLE_ADDRESS: text }
      const question = { fieldType: 'WHOLE_ADDRESS', values, country: ALPHA2[country], limit: SUGGESTIONS_MAX }
      const { body, problem } = resultOf(await ask('oracle/v10', question))
      if (!body) return { ok: false, problem }
      return { ok: true, found: listOf(body['suggestions']).flatMap((one) => suggestedOf(one, country)) }
    },
    validate: async ({ street, houseNumber, town, postCode, country }) => {
      const values = { STREET: street, NUMBER_WHOLE: houseNumber, MUNICIPALITY_AND_DISTRICT: town, ZIP: postCode }
      const question = { id: 1, values, countries: [ALPHA2[country]] }
      const { body, problem } = resultOf(await ask('validateAddress/v9', question))
      return body ? judgedOf(asObject(body['result']) ?? {}, country) : { ok: false, problem }
    },
  }
}

function resultOf(said: JsonAnswer): { readonly body?: Fields; readonly problem: string } {
  if (!said.ok) return { problem: said.problem }
  if (said.status !== 200) return { problem: `http-${said.status}` }
  return said.body['resultCode'] === 'OK' ? { body: said.body, problem: '' } : { problem: 'result-not-ok' }
}

/** `CITY` may contain a district after a dash: the part before it is the municipality. */
function suggestedOf(suggestion: Fields, country: string): AddressFound[] {
  const { STREET, NUMBER, CITY, ZIP } = asObject(suggestion['values']) ?? {}
  const [houseNumber, town, postCode] = [textOf(NUMBER), textOf(CITY), textOf(ZIP).replaceAll(' ', '')]
  if (houseNumber === '' || town === '' || postCode === '') return []
  return [{ street: textOf(STREET), houseNumber, town, postCode, country, code: null }]
}

function judgedOf(result: Fields, country: string): Judged {
  const match = MATCHES[result['type'] as keyof typeof MATCHES]
  if (match === undefined) return { ok: false, problem: 'result-unknown' }
  const hint = asObject(result['hint'])
  const named = listOf(result['addresses']).length > 0 ? result['addresses'] : hint?.['addresses']
  const found = listOf(named).flatMap((one) => registeredOf(one, country))
  const isOne = found.length === 1 && listOf(result['addresses'])[0]?.['type'] === 'EXACT'
  // A hit without a whole address confirms nothing.
  return { ok: true, match: match === 'EXACT' && !isOne ? 'PARTIAL' : match, found }
}

function registeredOf(address: Fields, country: string): AddressFound[] {
  const values = asObject(address['values']) ?? {}
  const [houseNumber, town] = [textOf(values['NUMBER_WHOLE']), textOf(values['MUNICIPALITY_NAME'])]
  const postCode = textOf(values['ZIP']).replaceAll(' ', '')
  if (houseNumber === '' || town === '' || postCode === '') return []
  const code = textOf(values['CODE'])
  return [{ street: textOf(values['STREET_NAME']), houseNumber, town, postCode, country, code: code || null }]
}

function listOf(value: unknown): Fields[] {
  if (!Array.isArray(value)) return []
  return value.map(asObject).filter((one) => one !== undefined)
}

/** A text of the partner, truncated to the length that an address may have. */
function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' ? text.normalize('NFC').trim().slice(0, 100) : ''
}
