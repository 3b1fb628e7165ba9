import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/lists.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

type View = ReplyOf<typeof calls.saveView>

let api: TestApi
let payments: string
let auditor: string

beforeAll(async () => {
  api = await openTestApi()
  payments = await api.tokenOfRole('payments')
  auditor = await api.tokenOfRole('auditor')
})
afterAll(() => api?.close())

const save = async (token: string, more: object) => {
  const body = {
    list: 'deposits',
    name: 'Large',
    question: 'which=all&minMinor=100000&sort=amount',
    roleKey: null,
    ...more,
  }
  return api.send(calls.saveView, { input: { body }, token })
}
const seen = async (token: string) =>
  (await api.send(calls.listViews, { input: { query: { list: 'deposits' } }, token }))
    .json<{ views: View[] }>()
    .views.map(({ name, isMine }) => [name, isMine])

it('is one’s own until it is shared with a role that one holds', async () => {
  const view = (await save(payments, { question: 'which=all&columns=amount.state' })).json<View>()
  expect(view).toMatchObject({ name: 'Large', isMine: true, roleKey: null, question: 'which=all&columns=amount.state' })
  expect(await seen(payments)).toEqual([['Large', true]])
  expect(await seen(auditor)).toEqual([])
  expect((await save(payments, { name: 'Ours', roleKey: 'auditor' })).json()).toMatchObject({
    code: 'ERR_VIEW_ROLE_NOT_HELD',
  })
  const administrator = (await api.freshToken('staff')) ?? ''
  expect((await save(administrator, { name: 'For all', roleKey: 'administrator' })).statusCode).toBe(200)
  expect(await seen(auditor)).toEqual([])
})

it('has one name of an owner, is changed and removed by the owner alone', async () => {
  expect((await save(payments, {})).json()).toMatchObject({ code: 'ERR_VIEW_NAME_TAKEN' })
  const { viewId } = (await save(payments, { name: 'Mine' })).json<View>()
  expect((await save(payments, { viewId, name: 'Mine too', roleKey: 'payments' })).statusCode).toBe(200)
  expect((await save(auditor, { viewId, name: 'Taken' })).json()).toMatchObject({ code: 'ERR_VIEW_NOT_FOUND' })
  const remove = (token: string) => api.send(calls.removeView, { input: { body: { viewId } }, token })
  expect((await remove(auditor)).json()).toMatchObject({ code: 'ERR_VIEW_NOT_FOUND' })
  expect((await remove(payments)).statusCode).toBe(200)
  expect(await seen(payments)).toEqual([['Large', true]])
})

it('contains nothing about a person and nothing unknown to its list', async () => {
  const players = { list: 'players', name: 'Found' }
  const unknown = { code: 'ERR_LIST_QUESTION' }
  expect((await save(payments, { ...players, question: 'text=Jana' })).json()).toMatchObject(unknown)
  expect((await save(payments, { ...players, question: 'sort=maskedName' })).json()).toMatchObject(unknown)
  expect((await save(payments, { ...players, question: 'state=locked' })).statusCode).toBe(200)
  const games = await api.tokenOfRole('games')
  expect((await save(games, {})).statusCode).toBe(403)
})

it('a shared view is removed by a manager of staff once, with a reason, also when its author left', async () => {
  const { viewId } = (await save(payments, { name: 'Left behind', roleKey: 'payments' })).json<View>()
  const own = (await save(payments, { name: 'Private' })).json<View>()
  await api.db.query(sql`update sign_in.staff set deactivated_at = now() where email = 'payments@staff.test'`)
  const administrator = (await api.freshToken('staff')) ?? ''
  const names = async () => (await seen(administrator)).map(([name]) => name)
  // Managers see what is shared with roles that they do not hold, and nothing private.
  expect(await names()).toEqual(['For all', 'Left behind'])
  expect(await seen(auditor)).toEqual([])
  const explanation = 'Its author left, and nobody uses it any more.'
  const remove = (token: string, more: object = {}) =>
    api.send(calls.removeSharedView, { input: { body: { viewId, explanation, ...more } }, token })
  expect((await remove(auditor)).statusCode).toBe(403)
  expect((await remove(administrator, { explanation: '' })).statusCode).toBe(400)
  expect((await remove(administrator, { viewId: own.viewId })).json()).toMatchObject({ code: 'ERR_VIEW_NOT_FOUND' })
  const twice = await Promise.all([remove(administrator), remove(administrator)])
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  expect(await names()).toEqual(['For all'])
  const audited = await api.db.query<{ status: number; label: string | null; explanation: string }>(sql`
    select o.status, o.subjects -> 0 ->> 'label' as label, w.explanation from audit.call c
      join audit.call_outcome o on o.call_id = c.id join audit.call_words w on w.call_id = c.id
     where c.action = ${calls.removeSharedView.path} and o.status = 200`)
  expect(audited).toEqual([{ status: 200, label: 'deposits: Left behind (payments, payments)', explanation }])
})
