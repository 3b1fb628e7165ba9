import type { ReplyOf } from '#contract/call.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import * as bankAccount from '#contract/onling-v2/player-bank-account.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'

export type WithdrawalNeeds = {
  /** Why nothing can be paid out yet, as refusals that the page can tell; none when it can. */
  readonly refused: readonly Failed[]
  /** Accounts that money may go to, newest first. */
  readonly accounts: readonly ReplyOf<typeof bankAccount.get>['accounts'][number][]
}

/** What the law still asks before money can go out, and to which accounts it may. */
export async function readWithdrawalNeeds(): Promise<WithdrawalNeeds> {
  const [requirements, known] = await Promise.all([
    api(getAccountRequirements, { query: {} }),
    api(bankAccount.get, { query: {} }),
  ])
  if (!requirements.ok) throw new Error(requirements.code)
  if (!known.ok) throw new Error(known.code)
  const withdrawing = requirements.data.actions.find((one) => one.action === 'withdraw')
  return {
    refused: (withdrawing?.obstacles ?? []).map(({ code, texts, until }) => ({
      code,
      details: { texts: texts ?? undefined, until },
    })),
    accounts: known.data.accounts.filter(({ verifiedAt }) => verifiedAt !== null),
  }
}
