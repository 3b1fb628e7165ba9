import type { ReplyOf } from '#contract/call.ts'
import type { cancel as call } from '#contract/onling-v2/bonuses.ts'
import { bonusCan, bonusMoves, type BonusMove } from '#contract/states/bonus-states.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { assert, refuse as refuseByCode, publish, type Transaction, type Refuse } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import { moveHouseMoney, passMoney } from './move-bonus-money.ts'
import type { BonusNeeds } from './needs.ts'
import { showAward } from './show-bonus.ts'
import { insertStep } from './steps.queries.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Ended = ReplyOf<typeof call>

/** The player gives up an own bonus. A round that waits for a decision ends first. */
export async function cancelBonus(
  { db, clock }: Pick<BonusNeeds, 'db' | 'clock'>,
  awardId: string,
  playerId: number,
): Promise<Ended> {
  return db.transaction(async (tx) => {
    const of = await lockToCancel(tx, awardId, playerId)
    return cancelLocked(tx, of, { by: 'player', at: clock.now() })
  })
}

/** Staff cancel a bonus: what is left of it returns to the house. The policy judges by that amount. */
export function cancelAction({
  clock,
  isPlayer,
}: Pick<BonusNeeds, 'clock' | 'isPlayer'>): Action<{ readonly awardId: string }, Ended> {
  const lockOwn = async (tx: Transaction, awardId: string) => {
    const of = await awards.lockAward(tx, awardId)
    // A bonus of a player of another brand of the same database is not found.
    if (!of || !(await isPlayer(tx, of.award.playerId))) return refuse('ERR_BONUS_NOT_FOUND')
    return lockToCancel(tx, awardId)
  }
  return {
    key: 'bonuses.cancel',
    permission: 'bonuses.manage',
    preview: async (tx, { awardId }) => {
      const { award, bonus } = await lockOwn(tx, awardId)
      const leftMinor = await leftOf(tx, award)
      return {
        ...emptyPreview,
        subject: { kind: 'bonus', id: awardId, label: bonus.name },
        playerId: award.playerId,
        amount: { amountMinor: leftMinor, currency: bonus.currency },
        touched: { kind: 'players', count: 1 },
        changes: [{ field: 'award', before: award.state, after: bonusMoves.cancel.to }],
      }
    },
    run: async (tx, { awardId }, { asker }) =>
      cancelLocked(tx, await lockOwn(tx, awardId), { by: 'staff', at: clock.now(), byStaff: asker.userId }),
  }
}

async function lockToCancel(tx: Transaction, awardId: string, playerId?: number): Promise<awards.AwardOfBonus> {
  const of = await awards.lockAward(tx, awardId)
  if (!of || (playerId !== undefined && of.award.playerId !== playerId)) return refuse('ERR_BONUS_NOT_FOUND')
  if (!bonusCan('cancel', of.award.state)) return refuse('ERR_STATE_CHANGED')
  if (of.award.openRounds > 0) return refuse('ERR_ROUND_OPEN')
  return of
}

async function cancelLocked(
  tx: Transaction,
  of: awards.AwardOfBonus,
  how: { readonly by: awards.EndedBy; readonly at: Date; readonly byStaff?: number },
): Promise<Ended> {
  await endBonus(tx, of, { move: 'cancel', ...how })
  const ended = await awards.findAward(tx, of.award.id)
  assert(ended, 'An award is never removed.')
  return showAward(tx, ended)
}

/** What is left of an award's bonus money, in minor units. */
const leftOf = async (tx: Transaction, { state, playerId }: awards.AwardOfBonus['award']) =>
  state === 'active' ? readBonusBalance(tx, playerId) : 0

/** Ends a locked award without an open round: what is left becomes cash by `convert`, or returns to the house. */
export async function endBonus(
  tx: Transaction,
  of: awards.AwardOfBonus,
  {
    move,
    by,
    at,
    byStaff = null,
  }: {
    readonly move: Exclude<BonusMove, 'activate'>
    readonly by: awards.EndedBy
    readonly at: Date
    /** The member of staff, if one did it. */
    readonly byStaff?: number | null
  },
): Promise<number> {
  const { id, playerId, state } = of.award
  assert(bonusCan(move, state), 'A bonus ends once.')
  const leftMinor = await leftOf(tx, of.award)
  if (leftMinor > 0 && move === 'convert')
    await passMoney(tx, { of, kind: 'bonus-converted', from: 'bonus', amountMinor: leftMinor, at })
  else if (leftMinor > 0) await moveHouseMoney(tx, { of, kind: 'bonus-ended', amountMinor: leftMinor, at })
  const { to } = bonusMoves[move]
  await awards.endAward(tx, id, { state: to, by, at, leftMinor })
  await insertStep(tx, id, { kind: to, at, change: leftMinor === 0 ? 0 : -leftMinor, byStaff })
  await publish(tx, `bonuses.${to}`, { awardId: id, playerId })
  return leftMinor
}
