import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Static } from 'typebox'
import { fundSumList, playerFundSumList } from '#contract/lists/sums.ts'
import { timelineList } from '#contract/lists/timeline.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { getFundSums } from '#contract/onling-v2/view.ts'
import * as calls from '#contract/play-v1/lists.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { makeExports } from './exports/make-exports.ts'
import type { ListNeeds } from './needs.ts'
import { insertDeposits, openLists } from './test-lists.ts'

const WHY = 'Sums of payments for the meeting of the month.'
let api: TestApi
let needs: ListNeeds
let playerId: number
let days: { readonly from: string; readonly to: string }

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  playerId = (await api.db.query<{ id: number }>(sql`select id from players.player`))[0]?.id ?? 0
  await insertDeposits(api.db, { count: 100, playerId, at: api.clock.now() })
  needs = await openLists(api, api.db)
  const to = dayOf('Europe/Bratislava', api.clock.now())
  days = { from: daysAfter(to, -1), to }
})
afterAll(() => api?.close())

const columnsOf = ({ columns }: ListDefinition) => columns.map(({ key }) => ({ key, title: key }))

async function make(list: ListDefinition, question: string, token: string | undefined) {
  const body = { list: list.name, question, columns: columnsOf(list), format: 'csv', isWhole: false, explanation: WHY }
  return api.send(calls.makeExport, { input: { body }, token })
}

async function linesOf(exportId: string): Promise<string[]> {
  await makeExports(needs)
  const token = await api.freshToken('staff')
  const { url } = (await api.send(calls.download, { input: { query: { exportId } }, token })).json<{ url: string }>()
  return (await api.app.inject({ url })).body.trim().split('\r\n')
}

describe('a file of a report', () => {
  it('has the rows of its call under the same filter and order, and the audit log has the filter', async () => {
    const token = await api.freshToken('staff')
    const asked = { ...days, by: 'way', sort: 'sum', descending: 'true' }
    const { rows } = (await api.send(getFundSums, { input: { query: asked }, token })).json<{
      rows: { gateway: string; count: number; sumMinor: number }[]
    }>()
    expect(rows.length).toBeGreaterThan(1)
    const answer = await make(fundSumList, new URLSearchParams(asked).toString(), token)
    const { exportId } = answer.json<Static<typeof calls.Export>>()
    const [head, ...lines] = await linesOf(exportId)
    expect(head).toContain('"count";"sum";"sum (currency)"')
    const told = lines.map((line) => line.split(';')).map((cells) => [cells[3], cells[6], cells[7], cells[8]])
    expect(told).toEqual(
      rows.map(({ gateway, count, sumMinor }) => [
        `"${gateway}"`,
        String(count),
        String(sumMinor / 100).replace('.', ','),
        '"CZK"',
      ]),
    )
    const log = (await api.send(getAudit, { input: { query: { action: calls.makeExport.path } }, token })).json<{
      rows: { subjects: { kind: string; id: string; label: string }[] }[]
    }>()
    expect(log.rows[0]?.subjects).toContainEqual(
      expect.objectContaining({
        kind: 'report',
        label: expect.stringMatching(
          new RegExp(`^\\S+ E-\\d+ from=${days.from} to=${days.to} by=way sort=sum descending=true$`),
        ),
      }),
    )
  })

  it('by player requires the permission for reports by player', async () => {
    const question = new URLSearchParams(days).toString()
    const games = await api.tokenOfRole('games')
    expect((await make(fundSumList, question, games)).statusCode).toBe(200)
    expect((await make(playerFundSumList, question, games)).statusCode).toBe(403)
    const { exportId } = (await make(playerFundSumList, question, await api.freshToken('staff'))).json<
      Static<typeof calls.Export>
    >()
    const [, ...lines] = await linesOf(exportId)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((line) => line.startsWith(`${playerId};`))).toBe(true)
  })

  it('of one player is in the audit log of that player', async () => {
    const token = await api.freshToken('staff')
    expect((await make(timelineList, `playerId=${playerId}`, token)).statusCode).toBe(200)
    const query = { action: calls.makeExport.path, playerId }
    const log = (await api.send(getAudit, { input: { query }, token })).json<{ rows: { playerId: number | null }[] }>()
    expect(log.rows.map((row) => row.playerId)).toEqual([playerId])
  })

  it('of too many days, or of none, is refused when it is asked for or says that it failed', async () => {
    const token = await api.freshToken('staff')
    expect((await make(fundSumList, 'by=way', token)).json()).toMatchObject({ code: 'ERR_LIST_QUESTION' })
    const answer = await make(fundSumList, 'from=2020-01-01&to=2026-01-01', token)
    const { exportId } = answer.json<Static<typeof calls.Export>>()
    await makeExports(needs)
    const [row] = await api.db.query<{ state: string; problem: string }>(sql`
      select state, problem from lists.export where id = ${exportId}`)
    expect(row).toEqual({ state: 'failed', problem: 'too-wide' })
  })
})
