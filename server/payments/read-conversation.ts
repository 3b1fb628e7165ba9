import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import type { Input } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'
import * as conversation from './conversation.queries.ts'

const ENTRIES_MAX = 200

/** For staff: exchanges with the partner about one payment or withdrawal, masked, with the verdict on each signature. */
export async function readConversation(
  { db }: Pick<Needs, 'db'>,
  { query }: Pick<Input<typeof backoffice.getConversation>, 'query'>,
): Promise<ReplyOf<typeof backoffice.getConversation>> {
  const entries = await conversation.listConversation(db, query.playerId, query.paymentId, ENTRIES_MAX)
  return {
    entries: entries.map(({ happenedAt, operation, verdict, httpStatus, durationMs, request, response }) => ({
      at: happenedAt.toISOString(),
      operation,
      verdict,
      httpStatus,
      durationMs,
      said: JSON.stringify(request, null, 2),
      answered: response === null ? null : JSON.stringify(response, null, 2),
    })),
  }
}
