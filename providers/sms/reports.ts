import { createHmac } from 'node:crypto'
import { send } from '../kit/deliver.ts'
import type { SandboxClock } from '../kit/sandbox-clock.ts'

/** URL and secret of the signature of reports. */
export type ReportTo = { readonly url: string; readonly secret: string }

type Message = { readonly id: string; readonly ref: string; readonly to: string }
type Report = Message & { readonly status: string; readonly errorCode: string | null; readonly dueAt: number }

const LATE_MS = 10 * 60_000
const SOON_MS = 500

/**
 * Delivery reports of the gateway. By the end of the number: 0001 undeliverable, 0002 ten minutes late, 0003 twice,
 * 0004 before the response to the sending, 0009 forged first; all others are delivered at once.
 */
export function makeReports(reportTo: ReportTo | undefined, clock: SandboxClock) {
  const waiting = new Set<Report>()

  async function report({ id, ref, status, errorCode }: Report, secret = reportTo?.secret): Promise<void> {
    if (!reportTo || secret === undefined) return
    const body = JSON.stringify({ id, ref, status, errorCode, at: clock.now().toISOString() })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    await send({
      url: reportTo.url,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
    })
  }

  /** Sends what is due by the stand-in's clock; returns how many. */
  async function sendDue(): Promise<number> {
    const due = [...waiting].filter(({ dueAt }) => dueAt <= clock.now().getTime())
    for (const one of due) {
      waiting.delete(one)
      await report(one)
    }
    return due.length
  }

  return {
    /** A message was accepted. Waits only where a scenario needs it. */
    begin: async (message: Message): Promise<void> => {
      const is = (end: string) => message.to.endsWith(end)
      const isBad = is('0001')
      const dueAt = clock.now().getTime() + (is('0002') ? LATE_MS : 0)
      const one: Report = {
        ...message,
        status: isBad ? 'UNDELIVERABLE' : 'DELIVERED',
        errorCode: isBad ? 'ABSENT_SUBSCRIBER' : null,
        dueAt,
      }
      if (is('0009')) await report(one, 'a stranger')
      if (is('0004')) await report(one)
      else waiting.add(one)
      if (is('0003')) waiting.add({ ...one })
      if (reportTo) setTimeout(() => void sendDue(), SOON_MS).unref()
    },
    sendDue,
    clear: () => waiting.clear(),
  }
}
