import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeDossier } from '#apps/api/compose/compose-dossier.ts'
import { composePrivacy } from '#apps/api/compose/compose-privacy.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as calls from '#contract/play-v1/staff-notes.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import { makeFieldCipher, newId, sql, type StaffCaller } from '#server/kernel/index.ts'
import { cheapPasswords, openTestApi, type TestApi } from '#tests/api.ts'
import { endNoteOf } from './write-note.ts'

let api: TestApi
let playerId: number
let support: string
let serial = 0

beforeAll(async () => {
  api = await openTestApi()
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  playerId = player?.id ?? 0
  support = await api.tokenOfRole('support')
})
afterAll(() => api?.close())

const key = () => `a-key-of-a-note-${(serial += 1)}`
const send = (call: CallDefinition, input: object, token = support) => api.send(call, { input, token })
async function ask<Reply = calls.Note>(call: CallDefinition, input: object, token = support): Promise<Reply> {
  const answer = await send(call, input, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Reply>()
}
const write = (note: object = {}) =>
  ask(calls.writeNote, {
    body: { playerId, kind: 'call', words: 'Ptal se na dobu výběru.', idempotencyKey: key(), ...note },
  })
const list = async (token = support) =>
  (await ask<{ notes: calls.Note[] }>(calls.listNotes, { query: { playerId } }, token)).notes

describe('notes about a player', () => {
  it('keep who, when and until when', async () => {
    const untilAt = new Date(api.clock.now().getTime() + 86_400_000).toISOString()
    const note = await write({ kind: 'tag', words: 'volat po 16 h', untilAt })
    expect(note).toMatchObject({
      kind: 'tag',
      isInForce: true,
      versions: [{ version: 1, change: 'written', text: 'volat po 16 h', untilAt, userName: 'support' }],
    })
    expect(await list()).toContainEqual(note)
    const rows = await api.db.query<{ textSealed: string }>(sql`select text_sealed from dossier.note_version`)
    expect(rows.some(({ textSealed }) => textSealed.includes('volat'))).toBe(false)
  })

  it('are written once, however often the request comes', async () => {
    const idempotencyKey = key()
    const [one, two] = await Promise.all([write({ idempotencyKey }), write({ idempotencyKey })])
    expect(two).toEqual(one)
    expect((await list()).filter(({ noteId }) => noteId === one.noteId)).toHaveLength(1)
  })

  it('refuse a key that was another player’s note', async () => {
    const idempotencyKey = key()
    const { noteId } = await write({ idempotencyKey })
    await api.db.query(sql`update dossier.note set player_id = ${playerId + 1} where id = ${noteId}`)
    const body = { playerId, kind: 'call', words: 'Ptal se.', idempotencyKey }
    expect((await send(calls.writeNote, { body })).json()).toMatchObject({ code: 'ERR_KEY_REUSED' })
    await api.db.query(sql`update dossier.note set player_id = ${playerId} where id = ${noteId}`)
  })

  it('are corrected by new versions, and the earlier ones stay', async () => {
    const { noteId } = await write()
    const body = { playerId, noteId, seenVersion: 1, words: 'Ptala se na dobu výběru.' }
    const corrected = await ask(calls.correctNote, { body })
    expect(corrected.versions.map(({ version, text }) => [version, text])).toEqual([
      [2, 'Ptala se na dobu výběru.'],
      [1, 'Ptal se na dobu výběru.'],
    ])
    const again = await send(calls.correctNote, { body })
    expect([again.statusCode, again.json()]).toMatchObject([422, { code: 'ERR_STATE_CHANGED' }])
  })

  it('corrected by two at once: one of them reads first what the other wrote', async () => {
    const { noteId } = await write()
    const body = { playerId, noteId, seenVersion: 1 }
    const answers = await Promise.all(
      ['první', 'druhá'].map((words) => send(calls.correctNote, { body: { ...body, words: `Oprava ${words}.` } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })

  it('end, and stay on record', async () => {
    const { noteId } = await write()
    const ended = await ask(calls.endNote, { body: { playerId, noteId, seenVersion: 1 } })
    expect(ended).toMatchObject({ isInForce: false, versions: [{ version: 2, change: 'ended' }, { version: 1 }] })
  })

  it('end although the clock advances while that is written', async () => {
    const { noteId } = await write()
    const { db, environment } = api
    const { configuration, fieldKeys } = environment
    const clock = {
      now: () => {
        api.clock.advance(1)
        return api.clock.now()
      },
    }
    const needs = composeDossier({ db, clock, cipher: makeFieldCipher(fieldKeys), configuration })
    const caller = { kind: 'staff', userId: 1, name: 'support' } as StaffCaller
    const ended = await endNoteOf(needs, { caller, body: { playerId, noteId, seenVersion: 1 } })
    expect(ended.isInForce).toBe(false)
    expect(ended.versions[0]?.untilAt).toBe(ended.versions[0]?.writtenAt)
  })

  it.each([
    ['a tag that is too long', { kind: 'tag', words: 'x'.repeat(41) }, 'words'],
    ['an end that is over', { untilAt: '2020-01-01T00:00:00Z' }, 'untilAt'],
  ])('refuse %s', async (_, note, field) => {
    const body = { playerId, kind: 'call', words: 'Ptal se.', idempotencyKey: key(), ...note }
    const answer = await send(calls.writeNote, { body })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'ERR_NOTE_NOT_VALID', details: { field } }])
  })

  it('are of one player only', async () => {
    const { noteId } = await write()
    const answer = await send(calls.endNote, { body: { playerId: 999_999, noteId, seenVersion: 1 } })
    expect(answer.json()).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
    const other = await send(calls.endNote, { body: { playerId, noteId: newId(api.clock.now()), seenVersion: 1 } })
    expect(other.json()).toMatchObject({ code: 'ERR_NOTE_NOT_FOUND' })
  })

  it('are covered for who may read the player and not the notes, and not written by them', async () => {
    await write({ words: 'Bratr hráče 5107.' })
    const documents = await api.tokenOfRole('documents')
    const texts = (await list(documents)).flatMap(({ versions }) => versions.map(({ text }) => text))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.join(' ')).not.toMatch(/Bratr|výběr/)
    const body = { playerId, kind: 'call', words: 'Ptal se.', idempotencyKey: key() }
    expect((await send(calls.writeNote, { body }, documents)).statusCode).toBe(403)
  })

  it('are on the timeline, without their words, and in the audit without them', async () => {
    const { noteId } = await write({ words: 'Slovo, které nikde jinde není: žirafa.' })
    const { rows } = await ask<{ rows: { reference: string; what: string }[] }>(getTimeline, {
      query: { playerId, kinds: 'notes' },
    })
    expect(rows.find(({ reference }) => reference === noteId)?.what).toBe('note-written')
    expect(JSON.stringify(rows)).not.toContain('žirafa')
    const records = await api.db.query(sql`
      select c.action, c.subject, o.subjects::text as subjects from audit.call c
        join audit.call_outcome o on o.call_id = c.id where c.action like '%Note'`)
    expect(records.length).toBeGreaterThan(0)
    expect(JSON.stringify(records)).not.toMatch(/žirafa|Slovo/)
  })
})

it('notes are in the copy of a player’s data, all but those of risk, and go with the person', async () => {
  await write({ kind: 'risk', words: 'Podezření, prověřuje se.' })
  await write({ kind: 'care', words: 'Hraje po nocích.' })
  const { db, clock, environment } = api
  const { configuration } = environment
  const ground = {
    db,
    clock,
    configuration,
    cipher: makeFieldCipher(environment.fieldKeys),
    bus: { send: async () => {} },
  }
  const { parts } = composePrivacy(ground, environment, {
    documents: composeDocuments(ground, environment),
    signIn: await composeSignIn(ground, environment, { passwordCost: cheapPasswords }),
  })
  const notes = parts.filter(({ name }) => name === 'notes')
  const read = async (isWithheld: boolean) =>
    JSON.stringify(
      await Promise.all(
        notes.filter((part) => (part.isWithheld ?? false) === isWithheld).map((part) => part.read(db, playerId)),
      ),
    )
  expect(await read(false)).toContain('Hraje po nocích.')
  expect(await read(false)).not.toContain('Podezření')
  expect(await read(true)).toContain('Podezření')
  // Those of the dossier, those of risk, and what was asked of a second person about them.
  expect(notes.filter(({ isWithheld }) => isWithheld).map(({ fate }) => fate)).toEqual(['held', 'held', 'held'])
  await db.transaction(async (tx) => {
    for (const { erase } of notes) await erase?.(tx, playerId, clock.now())
  })
  expect(await db.query(sql`select 1 from dossier.note union all select 1 from dossier.note_version`)).toEqual([])
})
