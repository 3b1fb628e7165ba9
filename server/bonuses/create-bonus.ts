import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bonuses.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { newId, refuse } from '../kernel/index.ts'
import * as queries from './bonuses.queries.ts'
import type { BonusNeeds } from './needs.ts'
import { termsOf } from './offer-bonus.ts'
import { showBonus } from './show-bonus.ts'

export type BonusInput = Omit<BodyOf<typeof calls.create>, 'explanation' | 'acceptedWarnings'>
type Created = ReplyOf<typeof calls.create>

/** With such a low wagering multiple a bonus is nearly cash. */
const FEW_TIMES = 2

/**
 * Inserts a bonus with its terms. No player has it before it is offered and accepted. The same idempotency key returns
 * the same bonus.
 */
export function createAction({ clock, currency, maxMinor, target }: BonusNeeds): Action<BonusInput, Created> {
  const draftOf = (input: BonusInput, id: string, createdAt: Date): queries.Bonus => {
    const { name, wageringTimes, daysToAccept, daysToPlay } = input
    const terms = { amount: input.amountMinor, stakeMax: input.stakeMaxMinor, wageringTimes, daysToAccept, daysToPlay }
    return {
      id,
      name,
      currency,
      ...terms,
      createdAt,
      hardEnd: null,
      listsGames: false,
      version: 1,
      isOfCampaign: false,
      endsAtWithdrawal: false,
    }
  }
  return {
    key: 'bonuses.create',
    permission: 'bonuses.manage',
    preview: async (_, input) => {
      if (input.amountMinor > maxMinor)
        return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amountMinor', maxMinor, currency })
      const amount = { amountMinor: input.amountMinor, currency }
      return {
        ...emptyPreview,
        subject: { kind: 'bonus', id: input.idempotencyKey ?? input.name, label: input.name },
        amount,
        changes: [{ field: 'amount', before: null, after: amount }, ...termsOf(draftOf(input, '', clock.now()))],
        warnings: input.wageringTimes < FEW_TIMES ? [{ id: 'wagered-once', about: null }] : [],
      }
    },
    run: async (tx, input, { asker, approver }) => {
      const { idempotencyKey = null } = input
      const now = clock.now()
      const bonus = draftOf(input, newId(now), now)
      const by = { createdBy: asker.userId, approvedBy: approver?.userId ?? null, idempotencyKey, target }
      if (await queries.insertBonus(tx, bonus, by)) return showBonus(bonus)
      const earlier = await queries.findByKey(tx, asker.userId, idempotencyKey)
      if (!earlier || !isSame(earlier, bonus)) return refuse('ERR_KEY_REUSED')
      return showBonus(earlier)
    },
  }
}

function isSame(one: queries.Bonus, other: queries.Bonus): boolean {
  const keys = ['name', 'amount', 'wageringTimes', 'stakeMax', 'daysToAccept', 'daysToPlay'] as const
  return keys.every((key) => one[key] === other[key])
}
