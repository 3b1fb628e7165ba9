import type { RegisterPart } from '../registers/registers-server.ts'
import { addressBook, findPoints, fold, lineOf } from './address-book.ts'
import { applyFault, type AddressFaults } from './address-faults.ts'

const BASE = '/arcgis/rest/services/RUIAN/Vyhledavaci_sluzba_nad_daty_RUIAN/MapServer'
/** ArcGIS reports errors with status 200. */
const PROBLEM = { error: { code: 400, message: 'planned failure', details: [] } }

type Query = { readonly Querystring: Readonly<Record<string, string | undefined>> }

/** The public search of the Czech register of addresses: candidates for a line, and the layer of address points. */
export function mountRuian(part: RegisterPart, faults: AddressFaults) {
  const { app } = part

  app.get<Query>(`${BASE}/exts/GeocodeSOE/findAddressCandidates`, async ({ query }, reply) => {
    const { SingleLine = '', f, maxLocations } = query
    if (f !== 'json') return reply.type('text/html').send('<html>Find Address Candidates</html>')
    const fault = faults.of(SingleLine)
    if (await applyFault(fault, reply, part)) return reply
    if (fault === 'fail') return PROBLEM
    const points = fault === 'empty' ? [] : pointsFor(SingleLine)
    const candidates = points.slice(0, Number(maxLocations) || 50).map((point) => ({
      address: lineOf(point),
      location: { x: -742_000 - (point.code % 1000), y: -1_043_000 - (point.code % 777) },
      score: 100,
      attributes: { Type: 'AdresniMisto', Match_addr: lineOf(point), Score: 100 },
    }))
    const streets = points.slice(0, 1).map(({ street, town }) => ({
      address: `${street}, ${town}`,
      location: { x: -742_000, y: -1_043_000 },
      score: 80,
      attributes: { Type: 'Ulice', Match_addr: `${street}, ${town}`, Score: 80 },
    }))
    return { spatialReference: { wkid: 102_067, latestWkid: 5514 }, candidates: [...candidates, ...streets] }
  })

  app.get<Query>(`${BASE}/1/query`, async ({ query }, reply) => {
    const line = /^adresa = '(.*)'$/.exec(query['where'] ?? '')?.[1]?.replaceAll("''", "'")
    if (line === undefined) return PROBLEM
    const fault = faults.of(line)
    if (await applyFault(fault, reply, part)) return reply
    const points = addressBook.filter((point) => point.country === 'CZ' && lineOf(point) === line)
    return {
      displayFieldName: 'adresa',
      features: points.map(({ code }) => ({ attributes: { kod: code, adresa: line } })),
    }
  })
}

/**
 * The search is tolerant: without a door number it finds all doors of the house, and without a house number the whole
 * street.
 */
function pointsFor(line: string) {
  const found = findPoints('CZ', line)
  if (found.length > 0) return found
  const withoutNumbers = fold(line)
    .split(' ')
    .filter((word) => !/\d/.test(word))
  return withoutNumbers.length > 1 ? findPoints('CZ', withoutNumbers.join(' ')) : []
}
