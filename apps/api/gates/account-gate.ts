import type { BonusTerms } from '#server/bonuses/index.ts'
import { IDENTITY_CHANGED, isVerifiedBankAccount } from '#server/documents/index.ts'
import { watchReads, type ControlMessage, type Judged } from '#server/kernel/index.ts'
import { judgeAction, refuseByLaw, type Action, type LawState, type RuleKind } from '#server/law/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { ACCOUNT_RULES, readAccountState, type AccountFacts } from './account-facts.ts'

const REMEMBERED_MS = 60_000
const PLAYERS_MAX = 20_000

/** A stake as the law of accounts sees one; what else it is is judged elsewhere. */
export const UNBOUND_STAKE = {
  kind: 'stake',
  game: 'casino',
  winMaxMinor: null,
  hourLossMaxMinor: null,
  isAutoplay: false,
} as const

/**
 * A bonus as the law sees one, by its own terms: they are short and whole when each of them has a figure that says something. None
 * of the terms that a bonus has asks its player to leave money in.
 */
export function giftOf(bonus: BonusTerms): Action {
  const { name, amount, wageringTimes, stakeMax, daysToAccept, daysToPlay, wereTermsTold } = bonus
  const figures = [amount, wageringTimes, daysToAccept, daysToPlay, ...(stakeMax === null ? [] : [stakeMax])]
  return {
    kind: 'give-bonus',
    hasShortTerms: name.trim() !== '' && figures.every((figure) => figure > 0),
    wereTermsTold,
    dependsOnNotWithdrawing: false,
  }
}
export const BONUS_RULES: readonly RuleKind[] = ['market-unknown', 'bonus-on-temporary', 'bonus-terms']

export type AccountGate = {
  /**
   * Refuses a stake of who is not verified where the law asks for it (SK-12), or whose temporary account is over (CZ-13).
   * Who may play is remembered for a minute, or until their identity changes (`onMessage`).
   */
  readonly judgeStake: (playerId: number, stakeMinor: number) => Judged
  /** A verdict that came or went counts from the next stake on. */
  readonly onMessage: (message: ControlMessage) => void
  /** Messages were missed. */
  readonly forgetAll: () => void
  /** Refuses what a temporary account may not take in (CZ-13). */
  readonly judgeDeposit: (playerId: number, amountMinor: number) => Promise<void>
  /**
   * Refuses money out of a temporary account (CZ-13), and to an account that is not verified (CZ-39, SK-OP-01).
   * @param iban of a transfer; for other ways any verified account of the player counts
   */
  readonly judgeWithdrawal: (playerId: number, iban?: string) => Promise<void>
  /** Refuses a bonus to a temporary account (CZ-14), and one whose terms the law does not allow (CZ-15b). */
  readonly judgeBonus: (playerId: number, bonus: BonusTerms) => Promise<void>
}

type State = Awaited<ReturnType<typeof readAccountState>>

/** Stands before stakes, deposits and withdrawals; a refusal is kept in the log of the law and tells rule and figure. */
export function openAccountGate(facts: AccountFacts): AccountGate {
  const { db, clock, cipher, market, target } = facts
  /** Until when a player may stake for all that is known. */
  const mayStakeUntil = new Map<number, number>()
  const reads = watchReads<number>()

  /** Undefined for whom nobody knows: a venue may name anybody, and the room itself refuses them. */
  const read = async (playerId: number): Promise<State | undefined> => {
    const player = await findPlayerById(db, target, playerId)
    return player && readAccountState(facts, { ...player, playerId })
  }
  const judge = async (
    playerId: number,
    state: LawState,
    action: Action,
    only: readonly RuleKind[] = ACCOUNT_RULES,
  ): Promise<void> => {
    const decision = await judgeAction({ db, clock }, { state, action, playerId, only })
    if (decision.outcome === 'refused') refuseByLaw(decision.refusal, market, clock.now())
  }
  const judgeStakeNow = async (playerId: number, stakeMinor: number, isCurrent: () => boolean): Promise<void> => {
    const now = clock.now().getTime()
    const state = await read(playerId)
    if (!state) return
    await judge(playerId, state, { ...UNBOUND_STAKE, stakeMinor })
    if (!isCurrent()) return
    if (mayStakeUntil.size >= PLAYERS_MAX) mayStakeUntil.clear()
    mayStakeUntil.set(playerId, Math.min(now + REMEMBERED_MS, endOfTemporary(state)))
  }
  const judgeStakeAfresh = (playerId: number, stakeMinor: number) =>
    reads.run(playerId, (isCurrent) => judgeStakeNow(playerId, stakeMinor, isCurrent))
  return {
    judgeStake: (playerId, stakeMinor) =>
      (mayStakeUntil.get(playerId) ?? 0) > clock.now().getTime() ? undefined : judgeStakeAfresh(playerId, stakeMinor),
    onMessage: ({ topic, id }) => {
      if (topic !== IDENTITY_CHANGED) return
      reads.outdate(Number(id))
      mayStakeUntil.delete(Number(id))
    },
    forgetAll: () => {
      reads.outdateAll()
      mayStakeUntil.clear()
    },
    judgeDeposit: async (playerId, amountMinor) => {
      const state = await read(playerId)
      if (state) await judge(playerId, state, { kind: 'deposit', amountMinor })
    },
    judgeWithdrawal: async (playerId, iban) => {
      const state = await read(playerId)
      if (!state) return
      const { account } = state
      const hasVerifiedPaymentAccount =
        iban === undefined
          ? account.hasVerifiedPaymentAccount
          : await isVerifiedBankAccount({ db, cipher }, playerId, iban)
      await judge(playerId, { ...state, account: { ...account, hasVerifiedPaymentAccount } }, { kind: 'withdraw' })
    },
    judgeBonus: async (playerId, bonus) => {
      const state = await read(playerId)
      if (state) await judge(playerId, state, giftOf(bonus), BONUS_RULES)
    },
  }
}

/** When a temporary account is one no longer; never for another one. */
function endOfTemporary({ account: { state, temporaryUntil } }: State): number {
  return state === 'temporary' && temporaryUntil !== null ? Date.parse(temporaryUntil) : Infinity
}
