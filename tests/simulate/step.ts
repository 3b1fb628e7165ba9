import type { LimitChoice, LimitKind } from '#contract/shapes/limits.ts'
import type { Free, Written } from './promotions/plan.ts'

/** A sign-in as known by its device. */
export type Signed = {
  readonly sessionId: string
  readonly startedAt: string
  readonly idleEndsAt: string
  readonly absoluteEndsAt: string
}

/** A brand of the market: most people are only at the first one. */
export type BrandNo = 0 | 1

/** A game with reels, or a table whose rounds have decisions, some of which stake once more. */
export type Game = 'reels' | 'table'

/** A round as known by its player. An open one has allowed decisions. */
export type Played = {
  readonly stakeMinor: number
  readonly winMinor: number
  readonly balanceMinor: number
  readonly made: readonly string[]
  readonly allowed: readonly string[]
}

/** Actions of staff on a withdrawal: send it to the bank, or change its state otherwise. */
export type StaffMove = 'send' | 'setDone' | 'refuse' | 'giveBack'

/** One action by the product's use cases. `player` is the number given by the product. */
export type Step =
  | { readonly do: 'register'; readonly no: number }
  | { readonly do: 'pay-in'; readonly player: number; readonly key: string; readonly amountMinor: number }
  | { readonly do: 'settle'; readonly player: number; readonly key: string }
  /** Staff refund a part of a deposit, or all of it. */
  | { readonly do: 'refund'; readonly player: number; readonly key: string; readonly amountMinor: number }
  | { readonly do: 'withdraw'; readonly player: number; readonly key: string; readonly amountMinor: number }
  | { readonly do: 'cancel-withdrawal'; readonly player: number; readonly key: string }
  | { readonly do: 'staff-move'; readonly player: number; readonly key: string; readonly move: StaffMove }
  | { readonly do: 'sign-in' | 'panic'; readonly player: number }
  | { readonly do: 'exclude'; readonly player: number; readonly months: number }
  | { readonly do: 'choose' | 'change'; readonly player: number; readonly choices: readonly LimitChoice[] }
  | { readonly do: 'cancel'; readonly player: number; readonly kind: LimitKind }
  | { readonly do: 'open-game'; readonly player: number; readonly game: Game; readonly signed: Signed }
  | {
      readonly do: 'stake'
      readonly game: Game
      readonly gameToken: string
      readonly roundId: string
      readonly stakeMinor: number
      readonly freeRoundsId?: string
    }
  | { readonly do: 'decide'; readonly gameToken: string; readonly roundId: string; readonly moves: readonly string[] }
  | { readonly do: 'sign-out'; readonly player: number; readonly sessionId: string }
  | { readonly do: 'write'; readonly written: Written }
  | { readonly do: 'use-code'; readonly player: number; readonly code: string }
  | { readonly do: 'accept'; readonly player: number }
  /** Takes offered free rounds: as rounds, or converted. */
  | { readonly do: 'take-free'; readonly player: number; readonly campaign: Free; readonly into: 'rounds' | 'instead' }
  | { readonly do: 'enter'; readonly player: number; readonly key: string }
  | { readonly do: 'work' }

/** Free rounds shown by the page of a game. */
export type FreeLeft = { readonly id: string; readonly left: number; readonly stakeMinor: number }

/** The result of a step that was not refused. */
export type Given = {
  register: { readonly player: number }
  'pay-in': null
  settle: null
  refund: null
  withdraw: null
  'cancel-withdrawal': null
  'staff-move': null
  'sign-in': Signed
  panic: { readonly until: string | null }
  exclude: { readonly until: string | null }
  choose: null
  change: null
  cancel: null
  'open-game': { readonly gameToken: string; readonly stakes: readonly number[]; readonly free: FreeLeft | null }
  stake: Played
  decide: Played
  'sign-out': null
  write: null
  'use-code': null
  accept: null
  'take-free': null
  enter: null
  work: null
}

/** A refusal from a response. */
export type Refused = {
  readonly code: string
  readonly ruleId: string | null
  readonly earliestAllowedAt: string | null
}

export type Answer = { readonly ok: true; readonly given: unknown } | { readonly ok: false; readonly refused: Refused }

/** Where the process is killed during a step: before its Nth statement, or during a stake. */
export type Crash = { readonly atStatement: number } | { readonly withStakeOnItsWay: true }

/** A step as sent to the process. `key` determines its random values, so that a repeated step has the same ones. */
export type Message = {
  readonly id: number
  readonly at: string
  readonly key: string
  /** The brand of the market. */
  readonly brand: BrandNo
  readonly step: Step
  readonly crash?: Crash
  /** The process was killed by it, or during it: it may be done already. */
  readonly isAgain?: true
}

/** Asks the process for the used bytes of its heap, after a garbage collection. */
export type HeapRequest = { readonly heap: true }

export type Reply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly ready: true }
  | { readonly heapBytes: number }
