import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { targets } from '#config/targets.ts'
import { Refusal, sql } from '#server/kernel/index.ts'
import { lockBalance } from '#server/ledger/index.ts'
import { insertPlayer } from '#server/players/index.ts'
import { openWallet } from '#server/wallet/index.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { openStakeGate } from './index.ts'
import { showReminder } from './show-reminder.ts'
import { testLimits } from './test-limits.ts'

// One person with accounts at several brands of the operator: one sum, which the statement of each stake enforces.

const START = new Date('2026-11-18T11:00:00Z')
const KIND = 'StakeMonthCasinoLimit'
const TARGETS = targets.filter((target) => target.endsWith('_sk')).slice(0, 3)

let sk: Awaited<ReturnType<typeof testLimits>>
beforeAll(async () => {
  sk = await testLimits('SVK', START)
})
afterAll(() => sk.close())

let people = 0
async function newPerson() {
  people += 1
  const accounts: number[] = []
  for (const target of TARGETS) accounts.push(await newAccount(target, `Osoba ${people}`))
  return accounts as [number, number, number]
}

async function newAccount(target: string, surname: string, currency: 'EUR' | 'CZK' = 'EUR'): Promise<number> {
  const playerId = await sk.db.transaction(async (tx) => {
    const id = await insertPlayer(tx, {
      target,
      email: `${target}-${surname}@post.example`,
      firstName: 'Jana',
      surname,
      birthDate: '1991-04-12',
      language: 'sk',
      currency,
      registeredAt: START,
      consents: [],
    })
    await openWallet(tx, { playerId: id, currency })
    return id
  })
  if (currency === 'EUR') await sk.deposit(playerId, 1_000_000)
  return playerId
}

const limit = (playerId: number, amountMinor: number) =>
  sk.set(playerId, [{ kind: KIND, value: sk.money(amountMinor) }])

/** A stake as a process takes it: by its gate, by the books, and judged afresh when the books did not take it. */
async function stake(playerId: number, stakeMinor: number, gate = sk.gate): Promise<true | string> {
  const asked = { playerId, stakeMinor, game: 'casino' } as const
  try {
    await gate.judgeStake(asked)
    if (await sk.play(playerId, stakeMinor)) return true
    await gate.judgeAfresh(asked)
    return (await sk.play(playerId, stakeMinor)) || 'blocked'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  } finally {
    for (const message of sk.control.splice(0)) sk.gate.onMessage(message)
  }
}

it('counts play at every brand in one limit, wherever it was set', async () => {
  const [onling, go4games, gameworld] = await newPerson()
  await limit(onling, 10_000)
  expect(await stake(onling, 4_000)).toBe(true)
  expect(await stake(go4games, 4_000)).toBe(true)
  expect(await stake(gameworld, 3_000)).toBe('ERR_STAKE_LIMIT_REACHED')
  expect(await stake(gameworld, 2_000)).toBe(true)
  for (const account of [onling, go4games, gameworld]) expect(await stake(account, 1)).toBe('ERR_STAKE_LIMIT_REACHED')
  expect(await sk.limitOf(go4games, KIND)).toMatchObject({
    value: sk.money(10_000),
    present: sk.money(10_000),
    percent: 100,
  })
})

it('enforces the strictest of several values, and a tighter one at once everywhere', async () => {
  const [onling, go4games] = await newPerson()
  await limit(onling, 10_000)
  await limit(go4games, 50_000)
  expect(await stake(go4games, 6_000)).toBe(true)
  await sk.update(onling, [{ kind: KIND, value: sk.money(7_000) }])
  // No process judges again: the books of the other account have it already.
  expect(await sk.play(go4games, 2_000)).toBe(false)
  expect(await stake(go4games, 1_000)).toBe(true)
})

it('lets no stake exceed it when brands are played alternately, concurrently, and by processes without notification', async () => {
  const accounts = await newPerson()
  await limit(accounts[0], 10_000)
  const deaf = accounts.map(() => openStakeGate(sk.needs))
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, index) => index % 3).map(async (index) => {
      const [account, gate] = [accounts[index], deaf[index]]
      let sum = 0
      for (let times = 0; account !== undefined && times < 4; times += 1)
        if ((await stake(account, 900, gate)) === true) sum += 900
      return sum
    }),
  )
  const total = taken.reduce((sum, one) => sum + one, 0)
  expect(total).toBeLessThanOrEqual(10_000)
  // What is left can be played.
  const left = 10_000 - total
  if (left > 0) expect(await stake(accounts[0], left)).toBe(true)
  expect(await stake(accounts[1], 1)).toBe('ERR_STAKE_LIMIT_REACHED')
})

it('locks the books of a person’s accounts in the order of their numbers, as an exclusion of all of them does', async () => {
  const [onling, go4games] = await newPerson()
  const accountOf = async (playerId: number) => (await sk.needs.findAccount(sk.db, playerId))?.accountId ?? 0
  const [first, second] = [await accountOf(onling), await accountOf(go4games)]
  let judged: Promise<void> | undefined
  await sk.db.transaction(async (tx) => {
    await lockBalance(tx, first)
    judged = sk.gate.judgeAfresh({ playerId: onling, stakeMinor: 10, game: 'casino' })
    while ((await countWaiting(sk.db)) === 0);
    // Nobody holds it who waits for the first: else the two would wait for each other.
    await tx.query(sql`select from ledger.balance where account_id = ${second} for update nowait`)
  })
  await judged
})

it('enforces the minimum time between two rounds at any brands', async () => {
  const [onling, go4games] = await newPerson()
  const round = async (account: number) => {
    await sk.gate.judgeAfresh({ playerId: account, stakeMinor: 10, game: 'casino' })
    return sk.play(account, 10, 0, 'casino', 2_000)
  }
  expect(await round(onling)).toBe(true)
  sk.clock.advance(500)
  expect(await round(go4games)).toBe(false)
  sk.clock.advance(1_500)
  expect(await round(go4games)).toBe(true)
  sk.clock.advance(1_999)
  expect(await round(onling)).toBe(false)
  sk.clock.set(START)
})

it('is reset with the next month at every brand', async () => {
  const [onling, go4games] = await newPerson()
  await limit(onling, 5_000)
  expect(await stake(onling, 5_000)).toBe(true)
  expect(await stake(go4games, 1)).toBe('ERR_STAKE_LIMIT_REACHED')
  sk.clock.set(new Date('2026-12-01T10:00:00Z'))
  expect(await stake(go4games, 5_000)).toBe(true)
  expect(await stake(onling, 1)).toBe('ERR_STAKE_LIMIT_REACHED')
  sk.clock.set(START)
})

it('is one time signed in and one count of deposits', async () => {
  const [onling, go4games] = await newPerson()
  sk.logons.set(go4games, [{ openedAt: START, endedAt: null }])
  sk.clock.set(new Date(START.getTime() + 3_600_000))
  const { body } = await sk.look(onling, '/capi/PlayerAccount/v1/GetPlayStatistics', { by: 'day' })
  expect(body.total.minutesSignedIn).toBe(60)
  await sk.update(onling, [{ kind: 'DepositMonthWholeSystemLimit', value: sk.money(2_500_000) }])
  expect((await sk.limitOf(go4games, 'DepositMonthWholeSystemLimit')).present).toEqual(sk.money(3_000_000))
  sk.clock.set(START)
})

it('has the strictest reminder interval of all brands, and none in a game for fun', async () => {
  const [onling, go4games] = await newPerson()
  expect(await showReminder(sk.needs, onling)).toEqual({ everyMinutes: null })
  await sk.update(onling, [{ kind: 'RealityCheckWholeSystemLimit', value: { minutes: 60 } }])
  await sk.update(go4games, [{ kind: 'RealityCheckWholeSystemLimit', value: { minutes: 30 } }])
  expect(await showReminder(sk.needs, onling)).toEqual({ everyMinutes: 30 })
  expect(await showReminder(sk.needs, null)).toEqual({ everyMinutes: null })
})

it('does not apply to others: a namesake born on another day, or an account of the other market', async () => {
  const [onling] = await newPerson()
  const czech = await newAccount(demoTargets.CZE, `Osoba ${people}`, 'CZK')
  expect(await sk.needs.brands?.findOthers(sk.db, onling)).not.toContain(czech)
  expect(await sk.needs.brands?.findOthers(sk.db, czech)).toEqual([])
})
