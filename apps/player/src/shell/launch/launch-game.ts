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
 * Requests where to open a game: at its own URL, or first the page of limits, because a player who has not chosen all
 * of them cannot stake. Returns errors as results, and never throws.
 */
export async function requestGame({ gameKey, mode, locale }: GameLaunch): Promise<Launch> {
  const asked =
    mode === 'real'
      ? api(onlineGame.launch, { body: { gameKey, mode, lang: locale } })
      : api(onlineGame.demoRedirect, { query: { gameKey, lang: locale } })
  // Both in parallel: an unused launch URL expires within a minute.
  const limits = mode === 'real' ? await api(getLimits, { body: {} }) : undefined
  if (limits?.ok && limits.data.notChosen.length > 0) {
    return { ok: true, address: paths.limits(locale, paths.play(locale, gameKey, mode)), isGame: false }
  }
  const answer = await asked
  return answer.ok ? { ok: true, address: answer.data.launchUrl, isGame: true } : answer
}

/** Records the launch of a game: among the recent games of this browser, and for statistics where allowed. */
export function recordLaunch({ gameKey, mode }: GameLaunch, recentlyPlayedMax: number): void {
  writeClientValue('lastPlayedGames', rememberGame(readClientValue('lastPlayedGames'), gameKey, recentlyPlayedMax))
  track(mode === 'real' ? 'game_session_start' : 'demo_session_start', { game_key: gameKey })
}

let early: { readonly path: string; readonly launch: Promise<Launch> } | undefined

/** The launch that a link stands for, in the language of its page; undefined for other links. */
export function readLaunch(path: string, locale: Language): GameLaunch | undefined {
  const [, gameKey = '', mode] = /\/(\w+)\?mode=(demo|real)$/.exec(path) ?? []
  const input = { gameKey, mode: mode as PlayMode, locale }
  return path === pathOf(input) ? input : undefined
}

const pathOf = ({ locale, gameKey, mode }: GameLaunch): string => paths.play(locale, gameKey, mode)

/** Keeps the pending result for the page that opens the game. */
export function keepLaunch(input: GameLaunch, launch: Promise<Launch>): void {
  early = { path: pathOf(input), launch }
}

/** Returns the kept result for this launch once; otherwise requests it now. */
export function takeLaunch(input: GameLaunch): Promise<Launch> {
  const kept = early?.path === pathOf(input) ? early.launch : undefined
  early = undefined
  return kept ?? requestGame(input)
}
