import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/free-round.ts'

export type FreeRounds = ReplyOf<typeof calls.convertOffer>
export type Into = BodyOf<typeof calls.convertOffer>['into']
/** A game as the page shows it: only those that can be played now. */
export type GameShown = {
  readonly key: string
  readonly name: string
  readonly iconUrl: string
  readonly rtp: string
}
