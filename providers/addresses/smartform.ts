import type { RegisterPart } from '../registers/registers-server.ts'
import { asFields } from '../kit/sandbox.ts'
import { addressBook, findPoints, fold, type AddressPoint } from './address-book.ts'
import { applyFault, type AddressFaults } from './address-faults.ts'

const MANY = 5

/** Smartform as its web services are called: `/smartform-ws/oracle/v10` and `/smartform-ws/validateAddress/v9`. */
export function mountSmartform(part: RegisterPart, access: { readonly login: string; readonly faults: AddressFaults }) {
  const { app } = part
  const authorization = `Basic ${Buffer.from(access.login).toString('base64')}`

  app.post('/smartform-ws/oracle/v10', async (request, reply) => {
    if (request.headers.authorization !== authorization) return reply.status(401).send({ message: 'bad login' })
    const { fieldType, values, country, limit } = asFields(request.body)
    const text = asFields(values)['WHOLE_ADDRESS']
    if (fieldType !== 'WHOLE_ADDRESS' || typeof text !== 'string' || typeof country !== 'string')
      return { resultCode: 'FAIL', errorMessage: 'WHOLE_ADDRESS is needed', suggestions: [] }
    const fault = access.faults.of(text)
    if (await applyFault(fault, reply, part)) return reply
    if (fault === 'fail') return { resultCode: 'FAIL', errorMessage: 'planned failure', suggestions: [] }
    const found = fault === 'empty' ? [] : findPoints(country, text).slice(0, Number(limit) || 10)
    return { resultCode: 'OK', suggestions: found.map((point) => ({ values: suggestionOf(point) })) }
  })

  app.post('/smartform-ws/validateAddress/v9', async (request, reply) => {
    if (request.headers.authorization !== authorization) return reply.status(401).send({ message: 'bad login' })
    const { id, values, countries } = asFields(request.body)
    if (typeof id !== 'number' || !Array.isArray(countries)) return { id, resultCode: 'FAIL' }
    const { STREET = '', NUMBER_WHOLE = '', MUNICIPALITY_AND_DISTRICT = '', ZIP = '' } = asFields(values)
    const fault = access.faults.of(String(STREET))
    if (await applyFault(fault, reply, part)) return reply
    if (fault === 'fail') return { id, resultCode: 'FAIL' }
    if (fault === 'too_many') return { id, resultCode: 'OK', result: { type: 'TOO_MANY', addresses: [] } }
    const inTown = addressBook.filter(
      (point) =>
        countries.includes(point.country) &&
        fold(point.town) === fold(String(MUNICIPALITY_AND_DISTRICT)) &&
        fold(point.street) === fold(String(STREET)),
    )
    const isNumber = ({ number }: AddressPoint) =>
      number === NUMBER_WHOLE || number.split('/')[0] === String(NUMBER_WHOLE)
    const hits = fault === 'empty' ? [] : inTown.filter(isNumber)
    const exact = hits.filter(({ zip }) => zip === ZIP)
    const [one] = exact
    if (one && exact.length === 1) return { id, resultCode: 'OK', result: resultOf('HIT', 'EXACT', [one]) }
    if (hits.length > 0) return { id, resultCode: 'OK', result: resultOf('PARTIAL_HIT', 'PARTIAL', hits) }
    return { id, resultCode: 'OK', result: { type: 'NOTHING', hint: hintOf(inTown), addresses: [] } }
  })
}

function suggestionOf({ street, number, town, part, zip }: AddressPoint) {
  const line = `${street || part} ${number}, ${zip.slice(0, 3)} ${zip.slice(3)} ${town}`
  return { WHOLE_ADDRESS: line, ...(street ? { STREET: street } : {}), NUMBER: number, CITY: town, ZIP: zip }
}

function resultOf(type: string, kind: string, points: readonly AddressPoint[]) {
  return { type, addresses: points.slice(0, MANY).map((point) => ({ type: kind, values: registeredOf(point) })) }
}

function hintOf(points: readonly AddressPoint[]) {
  return points.length === 0
    ? undefined
    : { message: 'Did you mean', addresses: points.slice(0, MANY).map((point) => ({ values: registeredOf(point) })) }
}

function registeredOf({ code, street, number, town, part, post, zip, country }: AddressPoint) {
  return {
    CODE: String(code),
    ...(street ? { STREET_NAME: street } : {}),
    MUNICIPALITY_NAME: town,
    MUNICIPALITY_PART_NAME: part,
    POST_NAME: post,
    ZIP: zip,
    COUNTRY_CODE: country,
    NUMBER_WHOLE: number,
  }
}
