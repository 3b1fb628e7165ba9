import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { lockCardAtVenue } from '#contract/capi-v1/player-cards.ts'
import { search } from '#contract/onling-v2/player.ts'
import { getPlayer } from '#contract/play-v1/backoffice.ts'
import { listDecisions } from '#contract/play-v1/law.ts'
import { getTotals } from '#contract/play-v1/lists.ts'
import { listCashIdentifications } from '#contract/play-v1/player-cash.ts'
import { find } from '#contract/play-v1/search.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { CARD, openTestHall, OTHER_VENUE, type Answer, type TestHall } from './test-venue.ts'

/**
 * A manager sees the players who have dealt with their venue. The test player visits the other venue, and this one
 * later.
 */
let hall: TestHall
let here: string
let there: string
let support: string
beforeAll(async () => {
  hall = await openTestHall({})
  here = await hall.api.tokenOfRole('hall-manager')
  there = await hall.api.tokenOfRole('hall-manager', OTHER_VENUE.id)
  support = await hall.api.tokenOfRole('support')
})
afterAll(() => hall?.api.close())

const ask = (token: string, call: CallDefinition, query: object): Promise<Answer> => hall.ask(call, { query }, token)
const numbersIn = (answer: Answer, list: 'rows' | 'players') =>
  (answer[list] as { playerId: number }[]).map(({ playerId }) => playerId)
const enter = (token: string) =>
  hall.ask(calls.enter, { body: { cardNumber: CARD, reference: hall.reference() } }, token)

it('who was never at the venue is not read, found or counted there; other staff read everybody', async () => {
  const { playerId } = hall
  for (const manager of [here, there]) {
    expect(await ask(manager, getPlayer, { playerId })).toMatchObject({ status: 422, code: 'ERR_PLAYER_NOT_FOUND' })
    expect(await ask(manager, getPlayer, { playerId: 999_999 })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
    expect(numbersIn(await ask(manager, search, {}), 'rows')).toEqual([])
    expect(numbersIn(await ask(manager, find, { text: String(playerId) }), 'players')).toEqual([])
    expect(await ask(manager, listDecisions, { playerId })).toMatchObject({ status: 404 })
    expect(await ask(manager, listDecisions, {})).toMatchObject({ status: 200, rows: [] })
    expect(await ask(manager, getTotals, { list: 'sessions', question: `playerId=${playerId}` })).toMatchObject({
      count: 0,
    })
  }
  expect(await ask(support, getPlayer, { playerId })).toMatchObject({ status: 200 })
  expect(numbersIn(await ask(support, find, { text: String(playerId) }), 'players')).toEqual([playerId])
})

it('who has been at a venue is visible there and nowhere else, masked', async () => {
  const { playerId } = hall
  expect(await enter(hall.other.token)).toMatchObject({ status: 200 })
  expect(await ask(there, getPlayer, { playerId })).toMatchObject({ status: 200 })
  expect(numbersIn(await ask(there, search, {}), 'rows')).toEqual([playerId])
  expect(numbersIn(await ask(there, find, { text: String(playerId) }), 'players')).toEqual([playerId])
  expect(await ask(here, getPlayer, { playerId })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })

  const sitting = await hall.ask(
    calls.signIn,
    { body: { terminalId: hall.terminals[0], cardNumber: CARD } },
    hall.hall.token,
  )
  expect(sitting).toMatchObject({ status: 200 })
  expect(await ask(here, getPlayer, { playerId })).toMatchObject({ status: 200 })
})

it('what a venue tells of a number makes nobody known there', async () => {
  const { playerId } = hall
  await hall.api.db.query(sql`delete from players.known_at`)
  const at = hall.api.clock.now().toISOString()
  const facts = (['visit', 'session'] as const).map((kind) => ({ reference: hall.reference(), kind, playerId, at }))
  expect(await hall.ask(calls.report, { body: { sentAt: at, facts } }, hall.other.token)).toMatchObject({
    outcomes: [{ outcome: 'counted' }, { outcome: 'counted' }],
  })
  expect(await ask(there, getPlayer, { playerId })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
})

it('a card that was locked at a venue makes its player known there', async () => {
  const { playerId } = hall
  await hall.api.db.query(sql`delete from players.known_at`)
  expect(await ask(here, getPlayer, { playerId })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
  const body = { cardNumber: CARD, reason: 'Lost', explanation: 'The player lost it in the hall.' }
  expect(await hall.ask(lockCardAtVenue, { body }, hall.hall.token)).toMatchObject({ status: 200 })
  expect(await ask(here, getPlayer, { playerId })).toMatchObject({ status: 200 })
  expect(await ask(there, getPlayer, { playerId })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
})

it('who was requested without the right is in the audit log', async () => {
  const rows = await hall.api.db.query(sql`
    select id from audit.call where action = ${getPlayer.path} and player_id = 999999`)
  expect(rows).not.toEqual([])
})

it('limits every further permission of the role to the same players, also for documents shown with cash', async () => {
  const { api, playerId } = hall
  await api.db.query(sql`
    insert into sign_in.role_version (role_id, version, name, permissions, audiences, idle_minutes, networks, hours,
                                      valid_from, asked_by, approved_by, reason)
    select role_id, version + 1, name, permissions || '{"cash.identified": null}', audiences, idle_minutes, networks,
           hours, ${api.clock.now()}, asked_by, approved_by, 'The operator decided so.'
      from sign_in.role_version where role_id = (select id from sign_in.role where key = 'hall-manager')
     order by version desc limit 1`)
  const read = async (venueId?: string) =>
    ask(await api.tokenOfRole('hall-manager', venueId), listCashIdentifications, { playerId })
  expect(await read()).toMatchObject({ status: 200, rows: [] })
  expect(await read(OTHER_VENUE.id)).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
})
