import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeReporting } from '#apps/api/compose/compose-reporting.ts'
import { saveParty } from '#contract/play-v1/staff-places.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { openCollinSystem } from '#providers/collin/collin-system.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'
import { countBooks } from './count-books.ts'

// A third-party back office that knows only the paths of Collin, over the network.

const ACCESS = { password: 'a-password-for-tests', totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }
let api: TestApi
let origin: string
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  await openVenue(api)
  const { staff } = await api.listen()
  origin = `http://127.0.0.1:${staff}`
})
afterAll(() => api?.close())

const open = async (role: 'auditor' | 'risk', of: Partial<typeof ACCESS> = {}) => {
  await api.tokenOfRole(role)
  api.clock.advance(30_000) // a code opens one session only
  return openCollinSystem({ origin, email: `${role}@staff.test`, ...ACCESS, ...of, now: () => api.clock.now() })
}

it('reads who is behind the venues, from the tables that staff write', async () => {
  const token = await api.freshToken('staff')
  const party = async (body: object) =>
    (await api.send(saveParty, { input: { body }, token })).json<{ partyId: string }>().partyId
  const companyId = await party({ kind: 'company', name: 'Herny s.r.o.', companyNumber: '12345678' })
  const operatorId = await party({ kind: 'operator', name: 'Herny', companyId })
  const { companies, operators, providers } = await (await open('auditor')).readTopology()
  expect(companies).toMatchObject([{ partyId: companyId, name: 'Herny s.r.o.' }])
  expect(operators).toMatchObject([{ partyId: operatorId, companyId }])
  expect(providers.map(({ name }) => name)).toEqual(['Test machines'])
})

it('reads books that come out even, account by account', async () => {
  const { timeZone } = api.environment.configuration.market
  const day = dayOf(timeZone, api.clock.now())
  // As the worker does it.
  const { db, clock, environment } = api
  await countBooks(composeReporting({ db, clock, configuration: environment.configuration }))
  const { accounts, totals } = await (await open('auditor')).readReports({ from: '2026-01-01', to: day })
  expect(accounts.length).toBeGreaterThan(0)
  expect(totals).toMatchObject([{ currency: 'CZK', closingMinor: 0 }])
})

it('gets nothing with a wrong password, a wrong second factor or without the right', async () => {
  const wrong = { password: 'another-password-for-tests', totpSecret: 'KRSXG5CTMVRXEZLUKN2XAZLSKNSWG4TF' }
  for (const [key, value] of Object.entries(wrong))
    await expect(open('auditor', { [key]: value })).rejects.toThrow('ERR_INVALID_CREDENTIALS')
  const system = await open('risk')
  await expect(system.readTopology()).rejects.toThrow('ERR_NOT_ALLOWED')
  await expect(system.readReports({ from: '2026-01-01', to: '2026-01-31' })).rejects.toThrow('ERR_NOT_ALLOWED')
})
