import type { Language } from '#config/shapes.ts'
import { getLimits } from '#contract/capi-v1.1/player-limits.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { track } from '../analytics/analytics.ts'
import { api } from '../api.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import type { Failed } from '../failure.tsx'
import { paths, type PlayMode } from '../paths.ts'
import { rememberGame } from './recently-played.ts'

/** A game that a player wants to open. */
export type GameLaunch = { readonly gameKey: string; readonly mode: PlayMode; readonly locale: Language }

export type Launch =
  | { readonly ok: true; readonly address: string; readonly isGame: boolean }
  | (Failed & { readonly ok: false; readonly status: number })

/**
 * Asks where a game is opened: at its own address, or first on the page of limits, since who has not chosen all of them
 * yet could not stake. Gives what went wrong as an answer, and never throws.
 */
export async function askForGame({ gameKey, mode, locale }: GameLaunch): Promise<Launch> {
  const asked =
    mode === 'real'
      ? api(onlineGame.launch, { body: { gameKey, mode, lang: locale } })
      : api(onlineGame.demoRedirect, { query: { gameKey, lang: locale } })
  // Both at once: an address that is not gone to is worth nothing a minute later.
  const limits = mode === 'real' ? await api(getLimits, { body: {} }) : undefined
  if (limits?.ok && limits.data.notChosen.length > 0) {
    return { ok: true, address: paths.limits(locale, paths.play(locale, gameKey, mode)), isGame: false }
  }
  const answer = await asked
  return answer.ok ? { ok: true, address: answer.data.launchUrl, isGame: true } : answer
}

/** Writes down that a game is opened now: among the recent ones of this browser, and for statistics where allowed. */
export function recordLaunch({ gameKey, mode }: GameLaunch, recentlyPlayedMax: number): void {
  writeClientValue('lastPlayedGames', rememberGame(readClientValue('lastPlayedGames'), gameKey, recentlyPlayedMax))
  track(mode === 'real' ? 'game_session_start' : 'demo_session_start', { game_key: gameKey })
}

let early: { readonly path: string; readonly launch: Promise<Launch> } | undefined

/** The request that a link to a game says, in the language of its page; nothing where it leads elsewhere. */
export function readLaunch(path: string, locale: Language): GameLaunch | undefined {
  const [, gameKey = '', mode] = /\/(\w+)\?mode=(demo|real)$/.exec(path) ?? []
  const input = { gameKey, mode: mode as PlayMode, locale }
  return path === pathOf(input) ? input : undefined
}

const pathOf = ({ locale, gameKey, mode }: GameLaunch): string => paths.play(locale, gameKey, mode)

/** Keeps an answer that is on its way for the page that opens the game. */
export function keepLaunch(input: GameLaunch, launch: Promise<Launch>): void {
  early = { path: pathOf(input), launch }
}

/** The answer that was kept for this request, once; otherwise it is asked for now. */
export function takeLaunch(input: GameLaunch): Promise<Launch> {
  const kept = early?.path === pathOf(input) ? early.launch : undefined
  early = undefined
  return kept ?? askForGame(input)
}
