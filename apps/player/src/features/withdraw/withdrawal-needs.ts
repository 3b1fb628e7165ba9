import type { ReplyOf } from '#contract/call.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import * as bankAccount from '#contract/onling-v2/player-bank-account.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'

export type WithdrawalNeeds = {
  /** Why no withdrawal is possible yet, as refusals that the page can show; empty if it is possible. */
  readonly refused: readonly Failed[]
  /** Accounts that money may go to, newest first. */
  readonly accounts: readonly ReplyOf<typeof bankAccount.get>['accounts'][number][]
}

/** What the law still requires before a withdrawal, and the accounts that it may go to. */
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
