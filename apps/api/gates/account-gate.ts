import type { BonusTerms } from '#server/bonuses/index.ts'
import { IDENTITY_CHANGED, isVerifiedBankAccount } from '#server/documents/index.ts'
import { watchReads, type ControlMessage, type Judged } from '#server/kernel/index.ts'
import { judgeAction, refuseByLaw, type Action, type LawState, type RuleKind } from '#server/law/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { ACCOUNT_RULES, readAccountState, type AccountFacts } from './account-facts.ts'

const REMEMBERED_MS = 60_000
const PLAYERS_MAX = 20_000

/** A stake for the law of accounts; its other fields are judged elsewhere. */
export const UNBOUND_STAKE = {
  kind: 'stake',
  game: 'casino',
  winMaxMinor: null,
  hourLossMaxMinor: null,
  isAutoplay: false,
} as const

/**
 * A bonus for the law, by its own terms: they count as short and complete when each of them has a meaningful figure. No
 * term of a bonus requires the player to leave a deposit in the account.
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
   * Refuses a stake of a player who is not verified where the law requires it (SK-12), or whose temporary account has
   * ended (CZ-13). A permission is cached for a minute, or until the player's identity changes (`onMessage`).
   */
  readonly judgeStake: (playerId: number, stakeMinor: number) => Judged
  /** A changed verdict applies from the next stake on. */
  readonly onMessage: (message: ControlMessage) => void
  /** Clears the cache after messages were missed. */
  readonly forgetAll: () => void
  /** Refuses a deposit above the bound of a temporary account (CZ-13). */
  readonly judgeDeposit: (playerId: number, amountMinor: number) => Promise<void>
  /**
   * Refuses a withdrawal from a temporary account (CZ-13), and to a bank account that is not verified (CZ-39,
   * SK-OP-01).
   * @param iban of a transfer; for other ways any verified account of the player counts
   */
  readonly judgeWithdrawal: (playerId: number, iban?: string) => Promise<void>
  /** Refuses a bonus to a temporary account (CZ-14), and one whose terms the law does not allow (CZ-15b). */
  readonly judgeBonus: (playerId: number, bonus: BonusTerms) => Promise<void>
}

type State = Awaited<ReturnType<typeof readAccountState>>

/** Checks stakes, deposits and withdrawals; a refusal is stored in the log of the law and contains rule and figure. */
export function openAccountGate(facts: AccountFacts): AccountGate {
  const { db, clock, cipher, market, target, address = 'formal' } = facts
  /** Cache: until when a player may stake without a new check. */
  const mayStakeUntil = new Map<number, number>()
  const reads = watchReads<number>()

  /** Undefined for an unknown player: a venue may send any id, and the room itself refuses it. */
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
    if (decision.outcome === 'refused') refuseByLaw(decision.refusal, market, clock.now(), { address })
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

/** When a temporary account ends; never for another one. */
function endOfTemporary({ account: { state, temporaryUntil } }: State): number {
  return state === 'temporary' && temporaryUntil !== null ? Date.parse(temporaryUntil) : Infinity
}
