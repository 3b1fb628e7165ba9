import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNotes, tagPlayers as call, type Note } from '#contract/play-v1/staff-notes.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const TAG = 'žirafa na lince'
type Rows = { readonly rows: readonly { playerId: number; outcome: string; code: string | null }[] }

let api: TestApi
let support: string
/** Two open accounts and a closed one. */
let ids: [number, number, number]

beforeAll(async () => {
  api = await openTestApi()
  support = await api.tokenOfRole('support')
  const { target } = api.environment.configuration.brand
  const made = await api.db.query<{ id: number }>(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                currency, registered_at, state, closed_at)
    select ${target}, 'tagged' || n || '@players.test', 'A', 'B', 'a b', 'b a', '1990-01-01', 'cs', 'CZK', ${api.clock.now()},
           case when n = 3 then 'closed' else 'open' end, case when n = 3 then ${api.clock.now()}::timestamptz end
      from generate_series(1, 3) n returning id`)
  ids = [made[0]?.id ?? 0, made[1]?.id ?? 0, made[2]?.id ?? 0]
})
afterAll(() => api?.close())

const send = (more: object = {}, token = support) =>
  api.send(call, { input: { body: { playerIds: ids, do: 'add', words: TAG, isPreview: false, ...more } }, token })
const outcomes = async (more: object = {}, token = support) => {
  const answer = await send(more, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Rows>().rows.map(({ outcome, code }) => code ?? outcome)
}
const tagsOf = async (playerId: number) => {
  const { notes } = (await api.send(listNotes, { input: { query: { playerId } }, token: support })).json<{
    notes: Note[]
  }>()
  return notes.filter(({ kind, isInForce }) => kind === 'tag' && isInForce).map(({ versions }) => versions[0]?.text)
}

describe('a tag for many players', () => {
  it('is shown before whom it reaches, and written by nobody then', async () => {
    expect(await outcomes({ isPreview: true, playerIds: [...ids, 999_999] })).toEqual([
      'would-change',
      'would-change',
      'ERR_PLAYER_CLOSED',
      'not-found',
    ])
    expect(await tagsOf(ids[0])).toEqual([])
  })

  it('is added once to each, in any spelling and for any number of requests', async () => {
    const untilAt = new Date(api.clock.now().getTime() + 86_400_000).toISOString()
    const both = await Promise.all([outcomes({ untilAt }), outcomes({ untilAt })])
    expect(both.map(([first]) => first).toSorted()).toEqual(['changed', 'same'])
    expect(await tagsOf(ids[0])).toEqual([TAG])
    expect(await outcomes({ words: TAG.toUpperCase() })).toEqual(['same', 'same', 'ERR_PLAYER_CLOSED'])
    expect(await tagsOf(ids[2])).toEqual([])
    // When its time is over, it can be given again.
    api.clock.advance(2 * 86_400_000)
    support = await api.tokenOfRole('support')
    expect(await outcomes({ isPreview: true })).toEqual(['would-change', 'would-change', 'ERR_PLAYER_CLOSED'])
  })

  it('is ended for those who have it, and stays on record', async () => {
    expect(await outcomes({ playerIds: [ids[0]] })).toEqual(['changed'])
    expect(await outcomes({ do: 'remove' })).toEqual(['changed', 'same', 'ERR_PLAYER_CLOSED'])
    expect(await tagsOf(ids[0])).toEqual([])
    const versions = await api.db.query<{ change: string }>(sql`
      select v.change from dossier.note n join dossier.note_version v on v.note_id = n.id
       where n.player_id = ${ids[0]} order by v.written_at, v.version`)
    expect(versions.map(({ change }) => change)).toEqual(['written', 'written', 'ended'])
  })

  it('is in the audit log person by person, without its words', async () => {
    const records = await api.db.query<{ subjects: string }>(sql`
      select o.subjects::text as subjects from audit.call c join audit.call_outcome o on o.call_id = c.id
       where c.action like '%TagPlayers'`)
    for (const id of ids.slice(0, 2)) expect(records.some(({ subjects }) => subjects.includes(`"${id}"`))).toBe(true)
    expect(records.some(({ subjects }) => subjects.includes(`"${ids[2]}"`))).toBe(false)
    expect(JSON.stringify(await api.db.query(sql`select * from audit.call_change`))).not.toContain('žirafa')
  })

  it('refuses who has not the right, too many at once, and an end that is over', async () => {
    expect((await send({}, await api.tokenOfRole('documents'))).statusCode).toBe(403)
    expect((await send({ playerIds: Array.from({ length: 201 }, (_, at) => at + 1) })).statusCode).toBe(400)
    expect((await send({ words: 'x'.repeat(41) })).statusCode).toBe(400)
    const isOver = await send({ isPreview: true, untilAt: api.clock.now().toISOString() })
    expect(isOver.json()).toMatchObject({ code: 'ERR_NOTE_NOT_VALID', details: { field: 'untilAt' } })
  })
})
