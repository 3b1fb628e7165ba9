import type { Static } from 'typebox'
import type { GamesChanged } from '#contract/shapes/game-management.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { refuse, type Transaction } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'

export type Changed = Static<typeof GamesChanged>
type Verdict = 'changes' | 'same' | 'refused'
type Obstacle = 'ERR_NO_GREEN_SHEET' | 'ERR_VERSION_DELETED'

/** One change of many games: what it means to each of them, and how it is written. */
export type Change = {
  readonly isSame: (gameKey: string) => boolean
  readonly obstacleOf?: (gameKey: string) => Obstacle | undefined
  /** Given the games that change. */
  readonly write: (tx: Transaction, gameKeys: readonly string[]) => Promise<void>
}

/**
 * Changes many games at once: all or none. With `dryRun` it only says what would happen to each. Refuses a game that is
 * not there, and the first obstacle with all games that have it in `details.gameKeys`.
 */
export async function changeGames(
  needs: SwitchNeeds,
  asked: { readonly gameKeys: readonly string[]; readonly dryRun?: boolean },
  change: Change,
): Promise<Changed> {
  const gameKeys = [...new Set(asked.gameKeys)]
  const unknown = gameKeys.filter((key) => loadDefinition(key) === undefined)
  if (unknown.length > 0) return refuse('ERR_GAME_NOT_FOUND', { gameKeys: unknown })
  const sessions = (await needs.countOpenSessions?.(gameKeys)) ?? new Map<string, number>()
  const games = gameKeys.map((gameKey) => {
    const isSame = change.isSame(gameKey)
    const obstacle = isSame ? undefined : change.obstacleOf?.(gameKey)
    const verdict: Verdict = isSame ? 'same' : obstacle === undefined ? 'changes' : 'refused'
    return { gameKey, verdict, obstacle: obstacle ?? null, openSessions: sessions.get(gameKey) ?? 0 }
  })
  if (asked.dryRun === true) return { done: false, games }
  const [stopped] = games.flatMap(({ obstacle }) => obstacle ?? [])
  if (stopped !== undefined)
    return refuse(stopped, {
      gameKeys: games.filter(({ obstacle }) => obstacle === stopped).map(({ gameKey }) => gameKey),
    })
  const changing = games.filter(({ verdict }) => verdict === 'changes').map(({ gameKey }) => gameKey)
  if (changing.length > 0) {
    await needs.db.transaction((tx) => change.write(tx, changing))
    await announceChange(needs)
  }
  return { done: true, games }
}
