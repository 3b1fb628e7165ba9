import { expect, type Browser, type Page } from '@playwright/test'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { demoGames } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { openDesk } from './staff-calls.ts'

export const WHY = 'Cesta prohlížeče: text po dohodě s právníky.'

export type Office = Awaited<ReturnType<typeof openOffice>>

/** Two members of staff: an author, and an approver. */
export async function openOffice(browser: Browser) {
  const writer = await openDesk(browser)
  await enterBackOffice(writer, '/content')
  const second = await openDesk(browser)
  await enterBackOffice(second, '/approvals', demoGames)
  const origin = addresses().backoffice
  const send = async (desk: Page, { method, path }: CallDefinition, sent: object) => {
    const answer =
      method === 'GET'
        ? await desk.request.get(`${origin}${path}?${new URLSearchParams(sent as Record<string, string>).toString()}`)
        : await desk.request.post(origin + path, { data: sent, headers: { origin } })
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
  }
  const ask = async <Call extends CallDefinition>(call: Call, sent: object): Promise<ReplyOf<Call>> => {
    const { status, body } = await send(writer, call, sent)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as ReplyOf<Call>
  }
  /** Requested by one and approved by the other. */
  const agree = async (call: CallDefinition, sent: object, acceptedWarnings: readonly string[] = []): Promise<void> => {
    const { body } = await send(writer, call, { ...sent, explanation: WHY, acceptedWarnings })
    const { approvalId } = body['details'] as { approvalId: string }
    await signAll([approvalId], acceptedWarnings)
  }
  const signAll = async (ids: readonly string[], acceptedWarnings: readonly string[] = []) => {
    for (const approvalId of ids) {
      const signed = await send(second, approve, { approvalId, explanation: WHY, acceptedWarnings })
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    }
  }
  const findPage = async (place: string) => {
    const { rows } = await ask(staff.listContent, { limit: '200' })
    return rows.find((row) => row.place === place && row.language === 'cs')?.contentId ?? ''
  }
  /** Withdraws the current publication of an item. */
  const takeBack = async (contentId: string, acceptedWarnings: readonly string[] = []) => {
    const { publications } = await ask(staff.getContent, { contentId })
    const sent = { publicationId: publications[0]?.publicationId, explanation: WHY, acceptedWarnings }
    const { status, body } = await send(writer, staff.withdrawContent, sent)
    if (status !== 200) await signAll([(body['details'] as { approvalId: string }).approvalId], acceptedWarnings)
  }
  const close = async () => {
    await writer.context().close()
    await second.context().close()
  }
  return { writer, second, ask, agree, signAll, findPage, takeBack, close }
}
