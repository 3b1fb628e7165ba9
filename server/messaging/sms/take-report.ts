import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReplyOf } from '#contract/call.ts'
import { SMS_DELIVERIES, type SmsDelivery, type takeDeliveryReport as call } from '#contract/play-v1/messages.ts'
import { Uuid } from '#contract/shapes/fields.ts'
import type { Database, Input } from '#server/kernel/index.ts'
import { recordReport } from './reports.queries.ts'

export type ReportNeeds = {
  readonly db: Database
  /** Secret of the gateway's signatures; undefined where there is no gateway. */
  readonly reportSecret: string | undefined
}

const Report = Compile(
  Type.Object({
    id: Type.String({ maxLength: 100 }),
    ref: Uuid,
    status: Type.Enum([...SMS_DELIVERIES]),
    errorCode: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    at: Type.String({ format: 'date-time', maxLength: 40 }),
  }),
)
/** Final states: later reports are ignored. */
const ENDS: readonly SmsDelivery[] = ['DELIVERED', 'UNDELIVERABLE', 'EXPIRED', 'REJECTED']

/**
 * Stores the gateway's report of a message. It may come twice, out of order, or before the response to the sending
 * itself: the first final state stays, and a message with a final state was certainly sent.
 */
export async function takeReport(
  { db, reportSecret }: ReportNeeds,
  { raw, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const body = typeof raw.body === 'string' ? raw.body : ''
  if (!reportSecret || !isSigned(body, raw.headers['x-signature'], reportSecret)) return refuse('ERR_SIGNATURE_ERROR')
  const report = parse(body)
  if (!Report.Check(report)) return refuse('ERR_INVALID_CONTRACT')
  const { ref, status, errorCode = null, at } = report
  await recordReport(db, { id: ref, status, isEnd: ENDS.includes(status), errorCode, at: new Date(at) }, ENDS)
  return { received: true }
}

function isSigned(body: string, signature: unknown, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
