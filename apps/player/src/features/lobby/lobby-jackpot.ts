import type { ReplyOf } from '#contract/call.ts'
import type { listJackpots } from '#contract/play-v1/jackpots.ts'
import { formatMoney } from '#money'

export type JackpotPool = ReplyOf<typeof listJackpots>['pools'][number]

/** A jackpot as the lobby shows it. */
export type LobbyJackpot = Pick<JackpotPool, 'poolId' | 'name' | 'level' | 'addedReturnPpm' | 'gameKeys'>

/** The jackpots of the lobby: each in the strip, and its amount over its games. */
export type ShownJackpots = {
  readonly jackpots: readonly LobbyJackpot[]
  readonly levels: Readonly<Record<string, string>>
}

/** The formatted amount of each game's jackpot. A game is in one at a time. */
export function levelsOf(jackpots: readonly LobbyJackpot[], locale: string): ShownJackpots['levels'] {
  return Object.fromEntries(
    jackpots.flatMap(({ level, gameKeys }) => gameKeys.map((key) => [key, formatMoney(level, locale)])),
  )
}
