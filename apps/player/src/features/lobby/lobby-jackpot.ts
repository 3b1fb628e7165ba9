import type { ReplyOf } from '#contract/call.ts'
import type { listJackpots } from '#contract/play-v1/jackpots.ts'
import { formatMoney } from '#money'

type Pool = ReplyOf<typeof listJackpots>['pools'][number]

/** A jackpot as the lobby shows it. */
export type LobbyJackpot = Pick<Pool, 'poolId' | 'name' | 'level' | 'addedReturnPpm' | 'gameKeys'>

export function slimJackpot({ poolId, name, level, addedReturnPpm, gameKeys }: Pool): LobbyJackpot {
  return { poolId, name, level, addedReturnPpm, gameKeys }
}

/** What the lobby shows of jackpots: each in the strip, and over its games what it holds. */
export type ShownJackpots = {
  readonly jackpots: readonly LobbyJackpot[]
  readonly levels: Readonly<Record<string, string>>
}

/** What each game's jackpot holds, as money is written. A game is in one at a time. */
export function levelsOf(jackpots: readonly LobbyJackpot[], locale: string): ShownJackpots['levels'] {
  return Object.fromEntries(
    jackpots.flatMap(({ level, gameKeys }) => gameKeys.map((key) => [key, formatMoney(level, locale)])),
  )
}
