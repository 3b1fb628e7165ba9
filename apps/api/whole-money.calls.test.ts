import { afterAll, beforeAll, expect, test } from 'vitest'
import * as funds from '#contract/capi-v1.1/funds.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import { getWithdrawStatistics } from '#contract/capi-v1.1/withdrawals.ts'
import type { CallDefinition } from '#contract/call.ts'
import { transferFrom } from '#contract/funds-transfer/player-account.ts'
import * as desk from '#contract/funds-transfer/player-transaction.ts'
import { getPlayer, listEntries } from '#contract/play-v1/backoffice.ts'
import { getPlayStatistics } from '#contract/play-v1/limits.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { movePlayerMoney, openBonusWallet } from '#server/wallet/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'

// Money that is not cash of the online wallet: what venues reach, what desks took and paid, and bonus money.

const SEEDED = 100_000_000
const BONUS = 7_000
let api: TestApi
let playerId: number

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

async function ask(call: CallDefinition, input: { body?: object; query?: object }) {
  const answer = await api.send(call, { input, token: await api.freshToken(call.audience) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const cashAtDesk = (kind: 'CashIn' | 'CashOut', amountMinor: number, reference: string) =>
  ask(desk.accountingTransaction, { body: { playerId, reference, kind, amount: czk(amountMinor) } })

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  await openVenue(api)
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } })
  const request = { amount: czk(50_000), to: 'land-based', idempotencyKey: 'to-the-land-based-wallet' }
  const begun = await ask(own.transfer, { body: request })
  await ask(own.commit, { query: { id: begun.transferId } })
  await cashAtDesk('CashIn', 30_000, 'paid-in-at-the-desk')
  await cashAtDesk('CashOut', 12_000, 'paid-out-at-the-desk')
  await cashAtDesk('CashIn', 6_000, 'paid-in-by-mistake')
  await ask(desk.accountingTransactionRollback, { body: { playerId, reference: 'paid-in-by-mistake' } })
  await ask(transferFrom, { query: { playerId }, body: { amount: czk(9_000), reference: 'to-a-machine' } })
  await api.db.transaction(async (tx) => {
    await openBonusWallet(tx, playerId)
    await movePlayerMoney(tx, {
      playerId,
      part: 'bonus',
      movementId: newId(api.clock.now()),
      kind: 'bonus',
      currency: 'CZK',
      creditMinor: BONUS,
      contraPath: 'house:CZK:bonuses',
    })
  })
})
afterAll(() => api?.close())

const LAND = 50_000 + 30_000 - 12_000 - 9_000

test('balances name every part', async () => {
  expect(await ask(funds.getBalances, { query: {} })).toEqual({
    balances: [
      { kind: 'cash', balance: czk(SEEDED - 50_000), isEnabled: true },
      { kind: 'land-based', balance: czk(LAND), isEnabled: true },
      { kind: 'bonus', balance: czk(BONUS), isEnabled: true },
    ],
  })
})

type Row = {
  part: string
  sequence: number
  creditMinor: number
  debitMinor: number
  kind: string
  createdAt: string
}
async function readAll(call: CallDefinition, query: Record<string, unknown>, between = async () => {}): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: { rows: Row[]; nextCursor: string | null } = await ask(call, {
      query: { ...query, limit: 2, ...(cursor ? { cursor } : {}) },
    })
    rows.push(...page.rows)
    cursor = page.nextCursor
    await between()
  } while (cursor)
  return rows
}

test.each([
  ['the player', funds.getHistory, () => ({})],
  ['staff', listEntries, () => ({ playerId })],
] as const)('every movement of every part is listed once for %s, page by page', async (_, call, query) => {
  const rows = await readAll(call, query())
  const netOf = (part: string) =>
    rows.filter((row) => row.part === part).reduce((sum, row) => sum + row.creditMinor - row.debitMinor, 0)
  expect([netOf('cash'), netOf('land-based'), netOf('bonus')]).toEqual([SEEDED - 50_000, LAND, BONUS])
  expect(new Set(rows.map(({ part, sequence }) => `${part} ${sequence}`)).size).toBe(rows.length)
  expect(await readAll(call, { ...query(), part: 'bonus' })).toMatchObject([{ part: 'bonus', kind: 'bonus' }])
})

test('what is booked while somebody turns pages is on none of the later ones', async () => {
  const before = await readAll(funds.getHistory, {})
  let serial = 0
  const during = await readAll(funds.getHistory, {}, async () => {
    serial += 1
    await cashAtDesk('CashIn', 10_000, `in-between-${serial}`)
    await cashAtDesk('CashOut', 10_000, `back-again-${serial}`)
  })
  expect(during).toEqual(before)
})

test('movements of a period are those from its beginning on and before its end, page by page', async () => {
  const all = await readAll(funds.getHistory, {})
  const moments = [...new Set(all.map(({ createdAt }) => createdAt))].toSorted()
  const [since = '', until = ''] = [moments[1], moments.at(-2)]
  const within = all.filter(({ createdAt }) => createdAt >= since && createdAt < until)
  expect(within.length).toBeGreaterThan(2)
  expect(within.length).toBeLessThan(all.length)
  expect(await readAll(funds.getHistory, { since, until })).toEqual(within)
  expect(await readAll(funds.getHistory, { until })).toEqual(all.filter(({ createdAt }) => createdAt < until))
  expect(await readAll(funds.getHistory, { since })).toEqual(all.filter(({ createdAt }) => createdAt >= since))
})

test('a cursor that is none of ours is refused with its field', async () => {
  const token = await api.freshToken('player')
  const answer = await api.send(funds.getHistory, { input: { query: { cursor: 'yesterday' } }, token })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { details: { field: 'cursor' } }])
})

test('cash of venues is in the statistics of deposits and withdrawals, without what was taken back', async () => {
  const paidIn = await ask(funds.getDepositStatistics, { query: {} })
  const paidOut = await ask(getWithdrawStatistics, { query: {} })
  expect(paidIn.total.amountMinor - paidOut.total.amountMinor).toBe(30_000 - 12_000)
  expect(paidIn).toMatchObject({ atVenues: paidIn.total, today: paidIn.total })
  expect(paidOut.atVenues).toEqual(paidOut.total)
})

test('the statistics of play add up to what the player’s own money is', async () => {
  const { total } = await ask(getPlayStatistics, { query: { by: 'month' } })
  const sum = (...signed: [number, { amountMinor: number }][]) =>
    signed.reduce((all, [sign, { amountMinor }]) => all + sign * amountMinor, 0)
  const changed = sum(
    [1, total.deposited],
    [-1, total.withdrawn],
    [1, total.netResult],
    [1, total.fromVenues],
    [1, total.other],
  )
  expect(changed).toBe(SEEDED - 50_000 + LAND)
  expect(total.fromVenues).toEqual(czk(-9_000))
})

test('the lines of the dossier add up to the balances of the parts', async () => {
  const dossier = await ask(getPlayer, { query: { playerId } })
  expect(dossier).toMatchObject({
    doesAddUp: true,
    balance: czk(SEEDED - 50_000),
    landBased: czk(LAND),
    bonus: czk(BONUS),
    held: czk(0),
  })
  type Line = { part: string; kind: string; inMinor: number; outMinor: number }
  const lines: Line[] = dossier.lines
  expect(lines.reduce((sum, { inMinor, outMinor }) => sum + inMinor - outMinor, 0)).toBe(SEEDED - 50_000 + LAND + BONUS)
  const atDesk = lines.filter(({ part, kind }) => part === 'land-based' && kind === 'deposit')
  expect(atDesk.map(({ inMinor, outMinor }) => inMinor - outMinor)).toEqual([
    dossier.depositedTotal.amountMinor - SEEDED,
  ])
})
