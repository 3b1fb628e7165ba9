import { afterAll, beforeAll, expect, it } from 'vitest'
import * as player from '#contract/onling-v2/player.ts'
import { checkDoor } from '#contract/play-v1/staff-hall.ts'
import { enter } from '#contract/play-v1/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { CARD, openTestHall, type TestHall } from '../test-venue.ts'

/** No account has this number. */
const NOBODY = 7_999_999

let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({ VisitCountMonthCasinoLimit: 1 })
})
afterAll(() => hall?.api.close())

const atDoor = async () => {
  const documentNumber = `9${String(hall.playerId).padStart(8, '0')}`
  return (await hall.ask(checkDoor, { body: { documentNumber } }, await hall.api.freshToken('staff')))['answer']
}
const asStaff = async (call: typeof player.lock, body: object) =>
  expect(await hall.ask(call, { body }, await hall.api.freshToken('staff'))).toMatchObject({ status: 200 })
const come = () => hall.ask(enter, { body: { reference: hall.reference(), cardNumber: CARD } }, hall.hall.token)

it('is not allowed for a locked account', async () => {
  const { playerId } = hall
  const explanation = 'Seen in a test of the door.'
  expect(await atDoor()).toBe('allowed')
  await asStaff(player.lock, { playerId, reason: 'suspected-fraud', explanation })
  expect(await atDoor()).toBe('not-allowed')
  expect(await come()).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
  await hall.api.db.query(sql`
    update players.player set state = 'open', lock_reason = null, lock_explanation = null, locked_by = null,
           locked_at = null where id = ${playerId}`)
  expect(await atDoor()).toBe('allowed')
})

it('is not allowed after the monthly number of visits', async () => {
  expect(await come()).toMatchObject({ status: 200 })
  expect(await atDoor()).toBe('not-allowed')
  expect(await come()).toMatchObject({ code: 'ERR_VISIT_LIMIT_REACHED' })
})

it('names every judged account in the audit log', async () => {
  const { playerId, api } = hall
  await api.db.query(sql`delete from limits.visit`)
  // Not verified for anybody, so every account that entered the number is judged.
  await api.db.query(sql`
    insert into documents.identity_document (id, target, player_id, kind, variant, country, number_sealed, number_index,
      number_hint, is_number_usual, expires_on, created_at, changed_at)
    select ('00000000-0000-7000-8000-00000000000' || no)::uuid, target, of, kind, variant, country, number_sealed, number_index,
      number_hint, true, expires_on, created_at, changed_at from documents.identity_document,
      (values (1, ${NOBODY}::bigint), (2, ${playerId}::bigint)) as written (no, of) where player_id = ${playerId}`)
  await api.db.query(sql`update documents.identity_document set number_index = 'another' where state = 'approved'`)
  expect(await atDoor()).toBe('not-allowed')
  const [last] = await api.db.query<{ subjects: unknown }>(sql`
    select subjects from audit.call join audit.call_outcome on call_id = id
     where action = ${checkDoor.path} order by id desc limit 1`)
  expect(last?.subjects).toMatchObject([
    { kind: 'player', id: String(playerId) },
    { kind: 'player', id: String(NOBODY) },
  ])
})
