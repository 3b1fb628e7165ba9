import { requestJson, asObject } from '#server/kernel/index.ts'
import type { AddressFound, AddressRegister, AddressSought } from './address-partner.ts'
import { isSameAddress, readLine, spellOut } from './czech-address.ts'

export type RuianSettings = {
  /** `https://ags.cuzk.gov.cz/arcgis/rest/services/RUIAN/Vyhledavaci_sluzba_nad_daty_RUIAN/MapServer` */
  readonly baseUrl: string
  readonly timeoutMs: number
}

type Fields = Readonly<Record<string, unknown>>
type Answer = { readonly ok: true; readonly body: Fields } | { readonly ok: false; readonly problem: string }

const CANDIDATES_MAX = 20
const OFFERED_MAX = 5
/** The layer of address points (Adresní místa). */
const ADDRESS_POINTS = 1

/**
 * The Czech register of addresses, by its public search over ArcGIS REST (providers §9.4): candidates for one line,
 * then the code of the address point. The service reports errors with status 200 and `error` in the body.
 */
export function makeRuian({ baseUrl, timeoutMs }: RuianSettings): AddressRegister {
  const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<Answer> => {
    const url = `${baseUrl}/${path}?${new URLSearchParams({ ...query, f: 'json' }).toString()}`
    const said = await requestJson({ method: 'GET', url, headers: {}, timeoutMs })
    if (!said.ok) return said
    if (said.status !== 200) return { ok: false, problem: `http-${said.status}` }
    return said.body['error'] === undefined ? { ok: true, body: said.body } : { ok: false, problem: 'service-error' }
  }
  const findCode = async (line: string): Promise<string | null> => {
    const where = `adresa = '${line.replaceAll("'", "''")}'`
    const said = await ask(`${ADDRESS_POINTS}/query`, { where, outFields: 'kod,adresa', returnGeometry: 'false' })
    const features = said.ok && Array.isArray(said.body['features']) ? said.body['features'] : []
    const code: unknown = asObject(asObject(features[0])?.['attributes'])?.['kod']
    // With two points for one line there is no unique code.
    return features.length === 1 && Number.isSafeInteger(code) ? String(code) : null
  }
  return {
    name: 'ruian',
    countries: ['CZE'],
    validate: async (sought) => {
      const said = await ask('exts/GeocodeSOE/findAddressCandidates', {
        SingleLine: onOneLine(sought),
        maxLocations: String(CANDIDATES_MAX),
        outFields: '*',
      })
      if (!said.ok) return said
      const { candidates } = said.body
      if (!Array.isArray(candidates)) return { ok: false, problem: 'answer-unreadable' }
      const found = candidates.flatMap(candidateOf)
      const same = found.filter((one) => isSameAddress(sought, one.address))
      const [only] = same
      if (only && same.length === 1)
        return { ok: true, match: 'EXACT', found: [{ ...only.address, code: await findCode(only.line) }] }
      const offered = (same.length > 0 ? same : found).slice(0, OFFERED_MAX).map(({ address }) => address)
      return { ok: true, match: same.length > 1 ? 'MANY' : offered.length > 0 ? 'PARTIAL' : 'NONE', found: offered }
    },
  }
}

/** Street, number and town: with a postcode the search often finds nothing. */
function onOneLine({ street, houseNumber, town, part }: AddressSought): string {
  return `${spellOut(street) || part || town} ${houseNumber}, ${town}`
}

function candidateOf(candidate: unknown): { readonly line: string; readonly address: AddressFound }[] {
  const { address: line, attributes } = asObject(candidate) ?? {}
  if (typeof line !== 'string' || line.length > 300 || asObject(attributes)?.['Type'] !== 'AdresniMisto') return []
  const read = readLine(line)
  if (!read) return []
  const { part: _, ...address } = read
  return [{ line, address: { ...address, code: null } }]
}
