import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { czk, openTestCredit, QUARTER_MS } from '../test-credit.ts'

/** Sittings that ended in a process that judged no credit, and such processes beside those of now. */
const DAY_MS = 86_400_000
let credit: Awaited<ReturnType<typeof openTestCredit>>
beforeAll(async () => {
  credit = await openTestCredit()
})
afterAll(() => credit?.end())
beforeEach(async () => {
  await credit.leaveByPhone()
  credit.hall.api.clock.advance(40 * DAY_MS)
  await credit.judge()
})

/** A sitting that has ended as a former version ended it: nobody is to judge it. */
async function endedBefore(amountMinor: number): Promise<string> {
  const sittingId = await credit.signIn()
  await credit.take(amountMinor)
  await credit.leaveByPhone()
  await credit.hall.api.db.query(sql`update venue_play.sitting set credit_due_at = null where id = ${sittingId}`)
  return sittingId
}
const left = () => credit.incidents('credit-left')
const lettersOf = async () => [await credit.letters('credit-left'), await credit.letters('credit-closed')]
const caseOf = async (sittingId: string) => {
  const [one] = await credit.hall.api.db.query<{ id: string }>(
    sql`select id from venue_play.credit_left where sitting_id = ${sittingId}`,
  )
  return one?.id ?? ''
}

it('what ended in the last week is shown and told, once, by two workers, and not before its quarter of an hour', async () => {
  const [letters] = await lettersOf()
  await endedBefore(5_000)
  credit.hall.api.clock.advance(QUARTER_MS - 1000)
  expect([await credit.lookBack(), await left()]).toEqual([0, []])
  credit.hall.api.clock.advance(6 * DAY_MS)
  await credit.judge()
  expect(await left()).toEqual([])
  expect(await credit.lookBack()).toBe(1)
  expect(await credit.lookBack()).toBe(0)
  expect(await left()).toMatchObject([{ credit: czk(5_000) }])
  expect((await lettersOf())[0]).toBe((letters ?? 0) + 1)
  await credit.giveBack(5_000)
  expect(await left()).toEqual([])
})

it('what ended before is shown to the hall only, until a later sitting leaves more, or staff close it', async () => {
  const [letters = 0, closed = 0] = await lettersOf()
  await endedBefore(5_000)
  credit.hall.api.clock.advance(20 * DAY_MS)
  expect(await credit.lookBack()).toBe(1)
  expect(await left()).toMatchObject([{ credit: czk(5_000) }])
  // A part of it is given back: no reason for a letter.
  await credit.giveBack(1_000)
  expect(await lettersOf()).toEqual([letters, closed])
  await credit.signIn()
  await credit.take(6_000)
  await credit.leaveByPhone()
  await credit.judgeLater()
  expect(await left()).toMatchObject([{ credit: czk(10_000) }])
  expect(await lettersOf()).toEqual([letters + 1, closed])
  await credit.close()
  expect(await lettersOf()).toEqual([letters + 1, closed + 1])
  expect([await credit.lookBack(), await left()]).toEqual([0, []])
})

it('what ended more than 30 days ago stays as it is, and what was judged is not judged again', async () => {
  await endedBefore(5_000)
  credit.hall.api.clock.advance(30 * DAY_MS)
  await credit.signIn()
  await credit.leaveByPhone()
  await credit.judgeLater()
  expect([await credit.lookBack(), await left()]).toEqual([0, []])
})

it('a process that does not know of closings opens no closed case again; one that does judges it', async () => {
  const { db } = credit.hall.api
  const sittingId = await credit.signIn()
  await credit.take(5_000)
  await credit.leaveByPhone()
  await credit.judgeLater()
  const id = await caseOf(sittingId)
  await credit.close()
  // What such a process writes after a late fact: the whole sum, without the closing.
  const reopen = sql`
    insert into venue_play.credit_left (id, sitting_id, target, player_id, venue_id, terminal_id, amount_minor, found_at)
    select gen_random_uuid(), sitting_id, target, player_id, venue_id, terminal_id, 5700, now() from venue_play.credit_left
     where id = ${id}
    on conflict (sitting_id) do update
       set amount_minor = excluded.amount_minor, found_at = excluded.found_at, settled_at = null`
  await credit.report({ sittingId, kind: 'win', amountMinor: 700 })
  credit.hall.api.clock.advance(QUARTER_MS)
  await expect(db.query(reopen)).rejects.toThrow('only opened again')
  expect(await left()).toEqual([])
  await credit.judge()
  expect(await left()).toMatchObject([{ credit: czk(700) }])
  // Nor does it write the closed amount over that.
  await expect(db.query(sql`update venue_play.credit_left set amount_minor = 5700 where id = ${id}`)).rejects.toThrow(
    'only opened again',
  )
  await db.query(sql`update venue_play.credit_left set settled_at = now() where id = ${id}`)
  await credit.lookBack()
  expect(await left()).toEqual([])
})

it('a return of which only such a process heard is an incident a day later', async () => {
  await credit.signIn()
  await credit.take(5_000)
  await credit.leaveByPhone()
  await credit.judgeLater()
  await credit.close()
  await credit.giveBackUnheard(5_000)
  expect(await credit.lookBack()).toBe(0)
  credit.hall.api.clock.advance(DAY_MS + 1000)
  expect(await credit.lookBack()).toBe(1)
  expect(await credit.incidents('credit-returned')).toMatchObject([{ credit: czk(5_000) }])
  expect(await left()).toEqual([])
})
