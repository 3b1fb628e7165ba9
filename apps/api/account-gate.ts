import { isVerifiedBankAccount } from '#server/documents/index.ts'
import { judgeAction, refuseByLaw, type Action, type LawState } from '#server/law/index.ts'
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

export type AccountGate = {
  /**
   * Refuses a stake of who is not verified where the law asks for it (SK-12), or whose temporary account is over (CZ-13).
   * Who may play is remembered: a verdict that is taken back counts within a minute.
   */
  readonly judgeStake: (playerId: number, stakeMinor: number) => Promise<void>
  /** Refuses what a temporary account may not take in (CZ-13). */
  readonly judgeDeposit: (playerId: number, amountMinor: number) => Promise<void>
  /**
   * Refuses money out of a temporary account (CZ-13), and to an account that is not verified (CZ-39, SK-OP-01).
   * @param iban of a transfer; for other ways any verified account of the player counts
   */
  readonly judgeWithdrawal: (playerId: number, iban?: string) => Promise<void>
}

type State = Awaited<ReturnType<typeof readAccountState>>

/** Stands before stakes, deposits and withdrawals; a refusal is kept in the log of the law and tells rule and figure. */
export function openAccountGate(facts: AccountFacts): AccountGate {
  const { db, clock, cipher, market, target } = facts
  /** Until when a player may stake for all that is known. */
  const mayStakeUntil = new Map<number, number>()

  /** Undefined for whom nobody knows: a venue may name anybody, and the room itself refuses them. */
  const read = async (playerId: number): Promise<State | undefined> => {
    const player = await findPlayerById(db, target, playerId)
    return player && readAccountState(facts, { ...player, playerId })
  }
  const judge = async (playerId: number, state: LawState, action: Action): Promise<void> => {
    const decision = await judgeAction({ db, clock }, { state, action, playerId, only: ACCOUNT_RULES })
    if (decision.outcome === 'refused') refuseByLaw(decision.refusal, market, clock.now())
  }
  return {
    judgeStake: async (playerId, stakeMinor) => {
      const now = clock.now().getTime()
      if ((mayStakeUntil.get(playerId) ?? 0) > now) return
      const state = await read(playerId)
      if (!state) return
      await judge(playerId, state, { ...UNBOUND_STAKE, stakeMinor })
      if (mayStakeUntil.size >= PLAYERS_MAX) mayStakeUntil.clear()
      mayStakeUntil.set(playerId, Math.min(now + REMEMBERED_MS, endOfTemporary(state)))
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
  }
}

/** When a temporary account is one no longer; never for another one. */
function endOfTemporary({ account: { state, temporaryUntil } }: State): number {
  return state === 'temporary' && temporaryUntil !== null ? Date.parse(temporaryUntil) : Infinity
}
