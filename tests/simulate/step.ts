import type { LimitChoice, LimitKind } from '#contract/shapes/limits.ts'
import type { Free, Written } from './promotions/plan.ts'

/** A sign-in as its device knows it. */
export type Signed = {
  readonly sessionId: string
  readonly startedAt: string
  readonly idleEndsAt: string
  readonly absoluteEndsAt: string
}

/** A brand of the market: most people are at the first one only. */
export type BrandNo = 0 | 1

/** A game of reels, or a table at which rounds have decisions: some of them stake once more. */
export type Game = 'reels' | 'table'

/** A round as its player knows it. An open one allows some moves. */
export type Played = {
  readonly stakeMinor: number
  readonly winMinor: number
  readonly balanceMinor: number
  readonly made: readonly string[]
  readonly allowed: readonly string[]
}

/** What staff do with a withdrawal: send it to the bank, or move it otherwise. */
export type StaffMove = 'send' | 'setDone' | 'refuse' | 'giveBack'

/** One thing that somebody does through the product's use cases. `player` is the number that the product gave. */
export type Step =
  | { readonly do: 'register'; readonly no: number }
  | { readonly do: 'pay-in'; readonly player: number; readonly key: string; readonly amountMinor: number }
  | { readonly do: 'settle'; readonly player: number; readonly key: string }
  /** Staff send a part of a deposit back to where it came from, or all of it. */
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
  /** Takes the free rounds that are offered: as rounds, or as what there is in their place. */
  | { readonly do: 'take-free'; readonly player: number; readonly campaign: Free; readonly into: 'rounds' | 'instead' }
  | { readonly do: 'enter'; readonly player: number; readonly key: string }
  | { readonly do: 'work' }

/** Free rounds that a page of a game shows. */
export type FreeLeft = { readonly id: string; readonly left: number; readonly stakeMinor: number }

/** What a step gives when it is not refused. */
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

/** A refusal as it was told. */
export type Refused = {
  readonly code: string
  readonly ruleId: string | null
  readonly earliestAllowedAt: string | null
}

export type Answer = { readonly ok: true; readonly given: unknown } | { readonly ok: false; readonly refused: Refused }

/** Where the process that does a step is killed: before its so-many-th statement, or with a stake on its way. */
export type Crash = { readonly atStatement: number } | { readonly withStakeOnItsWay: true }

/** A step as it is sent to the process. `key` names what it draws, so that a step that is sent again draws the same. */
export type Message = {
  readonly id: number
  readonly at: string
  readonly key: string
  /** At which of the market's brands. */
  readonly brand: BrandNo
  readonly step: Step
  readonly crash?: Crash
  /** The process died of it, or beside it: perhaps it is done already. */
  readonly isAgain?: true
}

export type Reply = { readonly id: number; readonly answer: Answer } | { readonly ready: true }
