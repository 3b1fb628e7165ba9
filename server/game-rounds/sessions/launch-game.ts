import { createPreGameToken, type TokenInput } from './create-pre-game-token.ts'
import type { GameRoundsNeeds } from '../needs.ts'

/**
 * URL that opens a game: `<games host>/<GameKey>?gameid=…&token=…&lang=cs`, with the commitment of the session's first
 * server seed, so that the device has it before it chooses its own half.
 */
export async function launchGame(needs: GameRoundsNeeds, input: TokenInput): Promise<{ launchUrl: string }> {
  const { token, commitment } = await createPreGameToken(needs, input)
  const url = new URL(`/${input.gameKey}`, needs.gamesOrigin)
  url.search = new URLSearchParams({ gameid: input.gameKey, token, lang: input.lang, commitment }).toString()
  return { launchUrl: url.href }
}
