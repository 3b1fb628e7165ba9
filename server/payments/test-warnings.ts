import { sql, type Querier } from '#server/kernel/index.ts'

const PAYING = /Withdrawals\/(Send|PayOut|MoveMany)$|SetWithdrawDone$|Withdrawal\/PayCash$/

/** For tests about something else: staff send and pay withdrawals with all warnings accepted. */
export async function acceptWarnings(db: Querier, path: string, body: object): Promise<object> {
  if (!PAYING.test(path) || 'acceptedWarnings' in body) return body
  const { withdrawalIds, paymentId } = body as { withdrawalIds?: unknown[]; paymentId?: unknown }
  const ids = withdrawalIds ?? [paymentId]
  const rows = await db.query<{ id: string }>(sql`
    select signal || ':' || reference_number as id from payments.withdrawal, unnest(signals) signal
     where id = any(${ids}::uuid[])`)
  return { ...body, acceptedWarnings: rows.map(({ id }) => id) }
}
