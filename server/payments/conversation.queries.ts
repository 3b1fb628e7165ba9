import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type ConversationEntry = {
  readonly paymentId: string | null
  /** The payment that it is about, where it is not named by its id. */
  readonly orderNumber?: string | null
  readonly gateway: string
  readonly operation: string
  readonly request: unknown
  readonly response: unknown
  readonly httpStatus: number | null
  readonly verdict: string
  readonly durationMs: number
  readonly happenedAt: Instant
}

/**
 * The id is a payment's or a withdrawal's; an id that does not exist is left out, so that a forged one cannot prevent
 * the record.
 */
export async function insertConversation(db: Querier, entry: ConversationEntry): Promise<void> {
  await db.query(sql`
    insert into payments.conversation (payment_id, withdrawal_id, gateway, operation, request, response, http_status, verdict,
                                       duration_ms, happened_at)
    values ((select id from payments.payment
              where id = ${entry.paymentId}::uuid or reference_number = ${entry.orderNumber ?? null}::bigint),
            (select id from payments.withdrawal where id = ${entry.paymentId}::uuid), ${entry.gateway}, ${entry.operation},
            ${JSON.stringify(entry.request)}, ${JSON.stringify(entry.response)}, ${entry.httpStatus}, ${entry.verdict},
            ${entry.durationMs}, ${entry.happenedAt})`)
}

/** Exchanges with partners about a payment or a withdrawal of the player, oldest first. */
export async function listConversation(
  db: Querier,
  playerId: number,
  id: string,
  limit: number,
): Promise<ConversationEntry[]> {
  return db.query<ConversationEntry>(sql`
    select c.payment_id, c.gateway, c.operation, c.request, c.response, c.http_status, c.verdict, c.duration_ms,
           c.happened_at
      from payments.conversation c
     where c.payment_id = (select id from payments.payment where id = ${id} and player_id = ${playerId})
        or c.withdrawal_id = (select id from payments.withdrawal where id = ${id} and player_id = ${playerId})
     order by c.id
     limit ${limit}`)
}
