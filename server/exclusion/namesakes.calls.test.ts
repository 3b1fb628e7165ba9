import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeExclusion } from '#apps/api/compose/compose-exclusion.ts'
import { targets } from '#config/targets.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { lockBalance } from '#server/ledger/index.ts'
import {
  emptyProfile,
  findClosedBefore,
  findOtherAccounts,
  findOtherAccountsOfMany,
  findSamePerson,
  insertPlayer,
  proveBirthNumber,
  saveProfile,
} from '#server/players/index.ts'
import { findWallet, openWallet } from '#server/wallet/index.ts'
import { clearRegister, openTestApi, type TestApi } from '#tests/api.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { liftElapsed, openExclusion } from './open-exclusion.ts'
import { readStanding } from './read-facts.ts'

// Who is the same person, and who only has the same name and day of birth (decision 30).

let api: TestApi
let room: ReturnType<typeof composeExclusion>
beforeAll(async () => {
  api = await openTestApi()
  const { environment, db, clock } = api
  const { configuration } = environment
  room = composeExclusion({ db, clock, configuration, bus: { send: async () => {} } }, environment, clearRegister)
})
afterAll(async () => {
  await room?.close()
  await api?.close()
})

const HOUR = 3_600_000
const [FIRST, SECOND, THIRD] = ['9154120015', '9154120026', '9154120037'] as const
const here = () => api.environment.configuration.brand.target
const elsewhere = () => targets.find((target) => target.endsWith('_cz') && target !== here()) ?? ''

let accounts = 0
/** An account of somebody called Jana, always with the same day of birth. */
async function newAccount(target: string, surname: string): Promise<number> {
  const { db, clock } = api
  accounts += 1
  return db.transaction(async (tx) => {
    const playerId = await insertPlayer(tx, {
      target,
      email: `namesake-${accounts}@post.example`,
      firstName: 'Jana',
      surname,
      birthDate: '1991-04-12',
      language: 'cs',
      currency: 'CZK',
      registeredAt: clock.now(),
      consents: [],
    })
    await openWallet(tx, { playerId, currency: 'CZK' })
    return playerId
  })
}

async function tellNumber(playerId: number, birthNumber: string, isProved: boolean): Promise<void> {
  const { db, clock, environment } = api
  await db.transaction(async (tx) => {
    await saveProfile(tx, makeFieldCipher(environment.fieldKeys), playerId, { ...emptyProfile, birthNumber })
    if (isProved) await proveBirthNumber(tx, playerId, clock.now())
  })
}

async function closeAccount(playerId: number): Promise<void> {
  const { db, clock } = api
  await db.query(sql`update players.player set state = 'closed', closed_at = ${clock.now()} where id = ${playerId}`)
}

const needsOf = async (playerId: number) => {
  const [player] = await api.db.query<{ target: string }>(sql`select target from players.player where id = ${playerId}`)
  return { ...room.needs, target: player?.target ?? '' }
}
const standingOf = async (playerId: number) => {
  const needs = await needsOf(playerId)
  const { standing } = await api.db.transaction((tx) => readStanding(needs, tx, playerId))
  return standing.map(({ kind }) => kind)
}
/** Presses the panic stop; returns the accounts with an exclusion by it. */
const press = async (playerId: number) => {
  const needs = await needsOf(playerId)
  const until = new Date(api.clock.now().getTime() + 48 * HOUR)
  const stop = { playerId, kind: 'panic', source: 'web', ruleId: null, until } as const
  return (await api.db.transaction((tx) => openExclusion(needs, tx, stop))).playerIds
}
const isBlocked = (playerId: number) =>
  api.db.transaction(async (tx) => {
    const wallet = await findWallet(tx, playerId)
    return ((await lockBalance(tx, wallet?.accountId ?? 0))?.status ?? 0) !== 0
  })
const samePerson = async (playerId: number) =>
  (await findSamePerson(api.db, (await needsOf(playerId)).target, playerId)).map((account) => account.playerId)

it('a stop reaches the person’s open accounts and one that comes after a closed one, and no namesake', async () => {
  const closed = await newAccount(here(), 'Prvá')
  await closeAccount(closed)
  const open = await newAccount(here(), 'Prvá')
  const atOtherBrand = await newAccount(elsewhere(), 'Prvá')
  const namesake = await newAccount(here(), 'Prvá')
  expect(await press(open)).toEqual([open, atOtherBrand])
  expect(await standingOf(atOtherBrand)).toEqual(['panic'])
  // Open at the same brand at the same time: a namesake's, although the account at the other brand may be of either.
  expect(await standingOf(namesake)).toEqual([])
  expect(await isBlocked(namesake)).toBe(false)

  await closeAccount(open)
  const reopened = await newAccount(here(), 'Prvá')
  expect(await standingOf(reopened)).toEqual(['panic'])
  expect(await isBlocked(reopened)).toBe(true)
})

it('a stop at one account holds at another whose earlier stop ends at that very moment', async () => {
  const [own, atOtherBrand] = [await newAccount(here(), 'Souběžná'), await newAccount(elsewhere(), 'Souběžná')]
  await press(own)
  await api.db.query(sql`update exclusion.state set until_at = ${api.clock.now()} where player_id = ${atOtherBrand}`)
  const needs = await needsOf(atOtherBrand)
  let pressed: Promise<readonly number[]> | undefined
  const standing = await api.db.transaction((tx) =>
    liftElapsed(
      {
        ...needs,
        // The other account stops play once everything was read, before the books are changed.
        unblockPlaying: async (...of) => {
          let isCommitted = false
          pressed = press(own).finally(() => (isCommitted = true))
          while (!isCommitted && (await countWaiting(api.db)) === 0);
          await needs.unblockPlaying(...of)
        },
      },
      tx,
      atOtherBrand,
    ),
  )
  await pressed
  expect(standing).toEqual([])
  for (const account of [own, atOtherBrand]) expect(await isBlocked(account)).toBe(true)
  expect(await standingOf(atOtherBrand)).toEqual(['panic'])
})

it('numbers that were only entered distinguish nobody; proved ones do, and end what came from a namesake', async () => {
  const [first, second] = [await newAccount(here(), 'Druhá'), await newAccount(elsewhere(), 'Druhá')]
  await tellNumber(first, FIRST, true)
  await tellNumber(second, SECOND, false)
  expect(await press(first)).toEqual([first, second])
  expect(await isBlocked(second)).toBe(true)
  expect(await findOtherAccounts(api.db, first)).toEqual([second])

  await tellNumber(second, SECOND, true)
  expect(await standingOf(second)).toEqual([])
  expect(await isBlocked(second)).toBe(false)
  expect(await standingOf(first)).toEqual(['panic'])
  expect(await findOtherAccounts(api.db, first)).toEqual([])
  const ended = await api.db.query(sql`select end_reason from exclusion.state where player_id = ${second}`)
  expect(ended).toEqual([{ endReason: 'another-person' }])
  expect(await press(first)).toEqual([first])
})

it('a number that is changed is not proved any more', async () => {
  const [first, second] = [await newAccount(here(), 'Třetí'), await newAccount(elsewhere(), 'Třetí')]
  await tellNumber(first, '9154120059', true)
  await tellNumber(second, '9154120060', true)
  expect(await samePerson(first)).toEqual([first])
  await tellNumber(second, '9154120070', false)
  expect(await samePerson(first)).toEqual([first, second])
})

it('an equal birth number is the same person under another name', async () => {
  const [single, married] = [await newAccount(here(), 'Čtvrtá'), await newAccount(elsewhere(), 'Pátá')]
  await tellNumber(single, '9154120048', false)
  expect(await samePerson(single)).toEqual([single])
  await tellNumber(married, '9154120048', false)
  expect(await press(single)).toEqual([single, married])
  expect(await findOtherAccounts(api.db, married)).toEqual([single])
})

it('limits of a closed account apply again to its own person only', async () => {
  const closed = await newAccount(here(), 'Zavřená')
  await tellNumber(closed, SECOND, true)
  await closeAccount(closed)
  const later = await newAccount(here(), 'Zavřená')
  expect(await findClosedBefore(api.db, later)).toMatchObject({ playerId: closed })
  await tellNumber(later, THIRD, true)
  expect(await findClosedBefore(api.db, later)).toBeUndefined()
})

it('many players at once have the same other accounts as each of them alone', async () => {
  const rows = await api.db.query<{ id: number }>(sql`select id from players.player order by id`)
  const ids = rows.map(({ id }) => id)
  const alone: [number, number[]][] = []
  for (const id of ids) alone.push([id, await findOtherAccounts(api.db, id)])
  const some = alone.filter(([, others]) => others.length > 0)
  expect(some.length).toBeGreaterThan(4)
  expect([...(await findOtherAccountsOfMany(api.db, ids))].toSorted(([a], [b]) => a - b)).toEqual(some)
})
