import type { BodyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bonuses.ts'
import type { By } from '../approvals/index.ts'
import type { StaffCaller } from '../kernel/index.ts'
import { createAction, type BonusInput } from './create-bonus.ts'
import type { BonusNeeds } from './needs.ts'
import { offerAction } from './offer-bonus.ts'

const byOne = ({ userId }: Pick<StaffCaller, 'userId'>): By => ({
  asker: { userId, name: '' },
  approver: null,
  reason: '',
  decision: null,
  acceptedWarnings: [],
})

/** A bonus for tests of players' actions, inserted directly. */
export const createBonus = (needs: BonusNeeds, input: BonusInput, staff: Pick<StaffCaller, 'userId'>) =>
  needs.db.transaction((tx) => createAction(needs).run(tx, input, byOne(staff)))

/** The same, offered. */
export const offerBonus = (
  needs: BonusNeeds,
  { bonusId, playerId }: BodyOf<typeof calls.assign>,
  staff: Pick<StaffCaller, 'userId'>,
) => needs.db.transaction((tx) => offerAction(needs).run(tx, { bonusId, playerId }, byOne(staff)))
