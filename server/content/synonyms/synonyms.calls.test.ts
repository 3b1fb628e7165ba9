import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as site from '#contract/play-v1/content.ts'
import * as staff from '#contract/play-v1/staff-synonyms.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function ask(call: CallDefinition, sent: object, by?: string): Promise<Record<string, unknown>> {
  const token = by ?? (await api.freshToken('staff'))
  const input = call.method === 'GET' ? { query: sent } : { body: sent }
  return (await api.send(call, { input, token })).json<Record<string, unknown>>()
}
const bandit = { words: ['jednoruký bandita', 'bandita'], finds: ['fruits', 'OvocnyKolotoc'] }

describe('synonyms of the search', () => {
  it('are written by one person, and the site has them at once', async () => {
    expect(await ask(site.getSynonyms, {}, '')).toEqual({ synonyms: [] })
    expect(await ask(staff.saveSynonyms, { basedOn: 0, synonyms: [bandit] })).toEqual({ version: 1 })
    expect(await ask(site.getSynonyms, {}, '')).toEqual({ synonyms: [bandit] })
    expect(await ask(staff.getSynonyms, {})).toMatchObject({ version: 1, synonyms: [bandit] })
  })
  it('are not overwritten without the newest version having been read', async () => {
    const answer = await ask(staff.saveSynonyms, { basedOn: 0, synonyms: [] })
    expect(answer).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
  it('must find an existing game, and are limited in number', async () => {
    const save = (synonyms: object[]) => ask(staff.saveSynonyms, { basedOn: 1, synonyms })
    expect(await save([bandit, { words: ['kočka'], finds: ['NoSuchGame'] }])).toMatchObject({
      details: { line: 2, problem: 'unknown-game', text: 'NoSuchGame' },
    })
    expect(await save([{ words: ['kočka'], finds: ['no-such-tag'] }])).toMatchObject({
      details: { line: 1, problem: 'unknown-game', text: 'no-such-tag' },
    })
    const long = { words: Array.from({ length: 8 }, () => 'a'.repeat(40)), finds: ['fruits'] }
    expect(await save(Array.from({ length: 20 }, () => long))).toMatchObject({ details: { problem: 'too-many-words' } })
    const much = { words: ['aa'], finds: Array.from({ length: 10 }, () => 'OvocnyKolotoc') }
    expect(await save(Array.from({ length: 50 }, () => much))).toMatchObject({ details: { problem: 'too-many-words' } })
  })
})
