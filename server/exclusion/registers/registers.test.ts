import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoRegisters } from '#providers/registers/demo-access.ts'
import { buildRegisters } from '#providers/registers/registers-server.ts'
import { makeAisg } from './aisg.ts'
import type { PersonQuery, Register } from './register.ts'
import { makeSdsl } from './sdsl.ts'
import { makeUrhh } from './urhh.ts'

const TIMEOUT_MS = 300
const stand = buildRegisters({ ...demoRegisters, slowMs: 60_000 })
let origin: string

beforeAll(async () => {
  origin = await stand.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => stand.close())
beforeEach(() => stand.inject({ method: 'POST', url: '/__sandbox/reset' }))

const tell = (answer: string, who = '*') =>
  stand.inject({ method: 'POST', url: '/__sandbox/register', payload: { who, answer } })
const lastRequest = async () => {
  const { requests } = (await stand.inject({ url: '/__sandbox/requests' })).json<{ requests: { body: object }[] }>()
  return requests.at(-1)?.body
}

const jana: PersonQuery = {
  person: { firstName: 'Jana', surname: 'Nováková', birthDate: '1991-04-12' },
  reason: 'sign-in',
  requestId: '0190d3a0-7b1c-7000-8000-0123456789ab',
  at: new Date('2026-11-21T11:00:00Z'),
}
const aisg = (apiKey: string = demoRegisters.aisgKey) =>
  makeAisg({ baseUrl: `${origin}/aisg/v2`, apiKey, operatorIco: '00000000', timeoutMs: TIMEOUT_MS })
const urhh = (password: string = demoRegisters.urhhPassword) =>
  makeUrhh({
    baseUrl: `${origin}/rvo-sk/api/v1`,
    login: demoRegisters.urhhLogin,
    password,
    venueId: 'X',
    timeoutMs: TIMEOUT_MS,
  })

const registers: [string, () => Register][] = [
  ['the Czech register', () => aisg()],
  ['the Slovak register', () => urhh()],
]

describe.each(registers)('%s', (_, make) => {
  test('is clear for a person who is not in it and excluded for one who is', async () => {
    expect(await make().check(jana)).toMatchObject({ answer: 'clear', problem: null, resultId: expect.any(String) })
    await tell('excluded', 'Jana Nováková')
    expect(await make().check(jana)).toMatchObject({ answer: 'excluded', problem: null })
    const other = { ...jana, person: { ...jana.person, firstName: 'Eva' } }
    expect(await make().check(other)).toMatchObject({ answer: 'clear' })
  })

  test.each([
    ['unknown', /unknown/],
    ['slow', /timeout/],
    ['silent', /timeout/],
    ['http_500', /http-500/],
    ['http_503', /http-503/],
    ['garbage', /answer-unreadable/],
    ['empty', /answer/],
  ])('that answers "%s" lets nobody play', async (scenario, problem) => {
    await tell(scenario)
    const { answer, problem: named } = await make().check(jana)
    expect(answer).toBe('unknown')
    expect(named).toMatch(problem)
  })
})

test('a register that is not reachable lets nobody play', async () => {
  const nowhere = makeAisg({ baseUrl: 'http://127.0.0.1:9', apiKey: 'x', operatorIco: '1', timeoutMs: TIMEOUT_MS })
  expect(await nowhere.check(jana)).toEqual({ answer: 'unknown', resultId: null, problem: 'unreachable' })
})

describe('the Czech register', () => {
  test('gets the reason, the operator and the person', async () => {
    await aisg().check(jana)
    expect(await lastRequest()).toMatchObject({
      requestId: jana.requestId,
      operatorIco: '00000000',
      reason: 'LOGIN',
      person: { givenName: 'Jana', familyName: 'Nováková', birthDate: '1991-04-12' },
    })
  })
  test.each([
    ['minor', 'full-age-not-confirmed'],
    ['mismatch', 'identity-not-matched'],
    ['other_question', 'answer-to-another-question'],
  ])('that answers "%s" lets nobody play', async (scenario, problem) => {
    await tell(scenario)
    expect(await aisg().check(jana)).toMatchObject({ answer: 'unknown', problem })
  })
  test('with a wrong key lets nobody play', async () => {
    expect(await aisg('wrong').check(jana)).toMatchObject({ answer: 'unknown', problem: 'http-401' })
  })
  test('accepts an application, and lists the person from then on', async () => {
    const applied = await aisg().apply?.({ ...jana, months: 12, source: 'WEB' })
    expect(applied).toMatchObject({ outcome: 'accepted', acceptedId: expect.any(String) })
    expect(await aisg().check(jana)).toMatchObject({ answer: 'excluded' })
  })
  test.each([
    ['rejected', 'rejected'],
    ['http_500', 'failed'],
    ['silent', 'failed'],
    ['garbage', 'failed'],
  ])('told to answer an application with "%s" it is %s', async (scenario, outcome) => {
    await tell(scenario)
    expect(await aisg().apply?.({ ...jana, months: 12, source: 'KIOSK' })).toMatchObject({ outcome })
  })
})

describe('the Slovak register', () => {
  test('is signed in to once, and again when its session is lost', async () => {
    const register = urhh()
    await register.check(jana)
    await stand.inject({ method: 'POST', url: '/__sandbox/forget-sessions' })
    expect(await register.check(jana)).toMatchObject({ answer: 'clear' })
  })
  test('with a wrong password lets nobody play', async () => {
    expect(await urhh('wrong').check(jana)).toMatchObject({ answer: 'unknown', problem: 'sign-in-failed' })
  })
  test('in an announced outage lets nobody play', async () => {
    await tell('outage')
    expect(await urhh().check(jana)).toMatchObject({ answer: 'unknown', problem: 'announced-outage' })
  })
  test('is queried by the birth number without its slash, and by the day of birth only where there is none', async () => {
    await urhh().check({ ...jana, person: { ...jana.person, birthNumber: '915412/1234' } })
    expect(await lastRequest()).toMatchObject({ rodneCislo: '9154121234' })
    expect(await lastRequest()).not.toHaveProperty('datumNarodenia')
  })
  test('cannot be written to', () => {
    expect(urhh().apply).toBeUndefined()
  })
})

describe('SDSL', () => {
  const sdsl = () => makeSdsl({ baseUrl: `${origin}/sdsl`, apiKey: demoRegisters.sdslKey, timeoutMs: TIMEOUT_MS })
  test('returns the reasons for a listed person', async () => {
    await tell('excluded')
    expect(await sdsl().validate(jana.person)).toMatchObject({ isListed: true, reasons: ['SELF_EXCLUSION'] })
    await tell('clear')
    expect(await sdsl().validate(jana.person)).toMatchObject({ isListed: false, reasons: [] })
  })
  test.each(['unknown', 'slow', 'http_500', 'garbage', 'empty'])('that answers "%s" is unknown', async (scenario) => {
    await tell(scenario)
    expect(await sdsl().validate(jana.person)).toMatchObject({ isListed: null, problem: expect.any(String) })
  })
})
