import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'

export type WithdrawInfo = ReplyOf<typeof getWithdrawInfo>
export type Withdrawal = WithdrawInfo['withdrawals'][number]
