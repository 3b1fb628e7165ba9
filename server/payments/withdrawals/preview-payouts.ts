import type { ReplyOf } from '#contract/call.ts'
import type * as staff from '#contract/play-v1/staff-withdrawals.ts'
import type { Guarded } from '#server/approvals/index.ts'
import { Refusal, type Input, type StaffCaller } from '#server/kernel/index.ts'
import type { OneOfPlayer } from './finish-withdrawals.ts'
import type { WithdrawalNeeds } from './needs.ts'
import type { PayingCash } from './pay-cash.ts'
import type { Sending } from './send-withdrawals.ts'
import * as queries from './withdrawals.queries.ts'

type Reply = ReplyOf<typeof staff.previewPayouts>

type Paying = {
  readonly send: Guarded<Sending, unknown>
  readonly payOut: Guarded<Sending, unknown>
  readonly setDone: Guarded<OneOfPlayer, unknown>
  readonly payCash: Guarded<PayingCash, unknown>
}

/** For each withdrawal of a list: who must approve it and which warnings are open. */
export async function previewPayouts(
  { db }: Pick<WithdrawalNeeds, 'db'>,
  paying: Paying,
  { body, caller }: Pick<Input<typeof staff.previewPayouts>, 'body' | 'caller'>,
): Promise<Reply> {
  const rows: Reply['rows'] = []
  for (const withdrawalId of body.withdrawalIds) {
    const row = await queries.findById(db, withdrawalId)
    if (!row) continue
    const known = {
      withdrawalId,
      referenceNumber: String(row.referenceNumber),
      amount: { amountMinor: row.amountMinor, currency: row.currency },
    }
    try {
      const { look, needs } = await previewOne(paying, body.way, row, caller)
      rows.push({ ...known, needs, warnings: look.warnings.map(({ id }) => id), obstacle: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      rows.push({ ...known, needs: 'second', warnings: [], obstacle: error.code })
    }
  }
  return { rows }
}

function previewOne(paying: Paying, way: keyof Paying, { id, playerId }: queries.WithdrawalRow, caller: StaffCaller) {
  return way === 'send' || way === 'payOut'
    ? paying[way].preview({ withdrawalIds: [id] }, caller)
    : paying[way].preview({ playerId, paymentId: id }, caller)
}
