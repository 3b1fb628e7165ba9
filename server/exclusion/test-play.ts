import { randomUUID } from 'node:crypto'
import { getLimits, setLimits } from '#contract/capi-v1.1/player-limits.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as play from '#contract/play-v1/play.ts'
import type { Register } from '#server/exclusion/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const GAME = 'OvocnyKolotoc'

/** A register whose answer the test sets, and which records its queries. */
function tellableRegister() {
  const told = {
    answer: 'clear' as 'clear' | 'excluded' | 'unknown',
    asked: [] as string[],
    applied: 'accepted' as 'accepted' | 'rejected' | 'failed',
  }
  const register: Register = {
    name: 'RVO-CZ',
    check: async ({ reason, requestId }) => {
      told.asked.push(reason)
      const problem = told.answer === 'unknown' ? 'timeout' : null
      return { answer: told.answer, resultId: problem ? null : requestId, problem }
    },
    apply: async ({ requestId, at }) =>
      told.applied === 'accepted'
        ? { outcome: 'accepted', acceptedId: requestId, effectiveFrom: at }
        : { outcome: told.applied, problem: 'http-500' },
  }
  return { told, register }
}

/** The complete API with a player who may play, and an open game for money. */
export async function openPlayingApi() {
  const { told, register } = tellableRegister()
  const api = await openTestApi({ isVerified: true, register })
  const token = (await api.freshToken('player')) ?? ''
  const { playerId } = (await api.send(player.get, { input: { query: {} }, token })).json<{ playerId: number }>()
  const { notChosen } = (await api.send(getLimits, { input: { body: {} }, token })).json<{ notChosen: string[] }>()
  const choices = notChosen.map((kind) => ({ kind, value: null }))
  await api.send(setLimits, { input: { body: { choices } }, token })
  return { api, told, playerId, token }
}

export const launch = (api: TestApi, token: string) =>
  api.send(onlineGame.launch, { input: { body: { gameKey: GAME, mode: 'real' } }, token })

/** Opens the game for money; returns the token of the game's page. */
export async function openGame(api: TestApi, token: string): Promise<{ gameToken: string; stakeMinor: number }> {
  const launched = (await launch(api, token)).json<{ launchUrl: string }>()
  const preGame = new URL(launched.launchUrl).searchParams.get('token') ?? ''
  const opened = await api.send(play.openSession, { input: { body: { token: preGame, gameKey: GAME } } })
  const { gameToken, session } = opened.json<{ gameToken: string; session: { stakes: number[] } }>()
  return { gameToken, stakeMinor: session.stakes[0] ?? 0 }
}

type Played = {
  readonly status: number
  readonly code: string | undefined
  readonly details: Record<string, unknown>
  readonly isRepeat: boolean | undefined
}

/** Plays one round. */
export async function playRound(
  api: TestApi,
  game: { gameToken: string; stakeMinor: number },
  roundId: string = randomUUID(),
): Promise<Played> {
  const body = { roundId, stakeMinor: game.stakeMinor }
  const answer = await api.send(play.playRound, { input: { body }, token: game.gameToken })
  const { code, details = {}, isRepeat } = answer.json<Partial<Played>>()
  return { status: answer.statusCode, code, details, isRepeat }
}
