import { loadDefinition } from '#games/catalogue/index.ts'
import { newToken, refuse, type PlayerCaller } from '../../kernel/index.ts'
import { readBalance } from '../../ledger/index.ts'
import { findWallet } from '../../wallet/index.ts'
import * as queries from '../game-rounds.queries.ts'
import { hashToken } from './hash-token.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { commitToSeed } from '../seeds/next-seed.ts'
import { offeredStakes } from '../offered-stakes.ts'

/** A pre-game token lives for two minutes and is exchanged once (contract: Session/Open). */
export const TOKEN_LIFE_MS = 120_000
const DEMO_LIFE_MS = 12 * 3_600_000

/** Game, mode, language, and player; a demo has no player. */
export type TokenInput = {
  readonly gameKey: string
  readonly mode: queries.Mode
  readonly lang: string
  readonly player?: PlayerCaller | undefined
}

/** `commitment`: of the server seed of the first pair, shown before the player chooses their half. */
export type PreGame = { readonly token: string; readonly expiresAt: Date; readonly commitment: string }

/**
 * Makes the token that the games host exchanges for a game session, and draws the server's half of its first pair.
 * Refuses an unknown or disabled game, one without a stake that the market allows, and play for money by a player whose
 * playing is blocked.
 */
export async function createPreGameToken(
  needs: Pick<
    GameRoundsNeeds,
    'db' | 'clock' | 'seeds' | 'isGameEnabled' | 'limits' | 'currency' | 'maxWinMinor' | 'maxStakeMinor'
  >,
  { gameKey, mode, lang, player }: TokenInput,
): Promise<PreGame> {
  const { db, clock, seeds, isGameEnabled, limits } = needs
  const found = loadDefinition(gameKey)
  if (!found) return refuse('ERR_GAME_NOT_FOUND')
  const hasStakes = offeredStakes(found.definition, needs.currency, needs).length > 0
  if (!isGameEnabled(gameKey) || !hasStakes) return refuse('ERR_GAME_DISABLED')
  if (mode === 'real' && player) {
    const wallet = await findWallet(db, player.playerId)
    const balance = wallet && (await readBalance(db, wallet.accountId))
    if (balance?.status !== 0) {
      // Refuses with the reason; it also lifts an exclusion that is over.
      const { playerId, sessionId: playerSessionId } = player
      await limits.judgeAfresh({ playerId, stakeMinor: 0, game: 'casino', playerSessionId })
      if (!wallet || (await readBalance(db, wallet.accountId))?.status !== 0) return refuse('ERR_PLAYING_BLOCKED')
    }
  }
  const now = clock.now()
  const token = newToken('pg')
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS)
  const committed = commitToSeed(seeds, now)
  await queries.insertToken(db, {
    tokenHash: hashToken(token),
    gameKey,
    mode,
    lang,
    playerId: player?.playerId ?? null,
    playerSessionId: player?.sessionId ?? null,
    playerSessionStartedAt: player?.sessionStartedAt ?? null,
    sessionEndsAt: player?.absoluteEndsAt ?? new Date(now.getTime() + DEMO_LIFE_MS),
    expiresAt,
    ...committed,
  })
  return { token, expiresAt, commitment: committed.commitment }
}
