import type { Language } from '#config/shapes.ts'
import { getLimits } from '#contract/capi-v1.1/player-limits.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { track } from '../../shell/analytics.ts'
import { api } from '../../shell/api.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import type { Failed } from '../../shell/failure.tsx'
import { paths, type PlayMode } from '../../shell/paths.ts'
import { rememberGame } from '../../shell/recently-played.ts'

type Launch = {
  readonly gameKey: string
  readonly mode: PlayMode
  readonly locale: Language
  readonly recentlyPlayedMax: number
  readonly signal: AbortSignal
}

/**
 * Asks for the address of a game and goes there. Gives what went wrong, or nothing. Who has not chosen all limits yet
 * could not stake: they choose first and come back.
 */
export async function launchGame({
  gameKey,
  mode,
  locale,
  recentlyPlayedMax,
  signal,
}: Launch): Promise<(Failed & { readonly status: number }) | undefined> {
  const limits = mode === 'real' ? await api(getLimits, { body: {}, signal }) : undefined
  if (signal.aborted) return undefined
  if (limits?.ok && limits.data.notChosen.length > 0) {
    location.replace(paths.limits(locale, paths.play(locale, gameKey, mode)))
    return undefined
  }
  const answer =
    mode === 'real'
      ? await api(onlineGame.launch, { body: { gameKey, mode, lang: locale }, signal })
      : await api(onlineGame.demoRedirect, { query: { gameKey, lang: locale }, signal })
  if (!answer.ok) return answer
  if (signal.aborted) return undefined
  writeClientValue('lastPlayedGames', rememberGame(readClientValue('lastPlayedGames'), gameKey, recentlyPlayedMax))
  track(mode === 'real' ? 'game_session_start' : 'demo_session_start', { game_key: gameKey })
  // Replaced, so that "back" leads to the lobby and not into a second launch.
  location.replace(answer.data.launchUrl)
  return undefined
}
