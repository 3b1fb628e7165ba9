import { expect, type APIRequestContext } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { demoRedirect } from '#contract/onling-v2/online-game.ts'
import * as play from '#contract/play-v1/play.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { betEngineOf, betEngines, betRulesOf, engines, isBetDefinition, type BetDefinition } from '#games/engines.ts'
import type { BetOutcome } from '#games/play-round.ts'
import { addresses } from './addresses.ts'

export type Proof = ReplyOf<typeof play.getRoundProof>

/** A game of every engine with single-player rounds. */
export const gameOfEachEngine: readonly string[] = [...Object.keys(engines), ...Object.keys(betEngines)]
  .filter((engine) => engine !== 'crash')
  .map((engine) => listCatalogue().find((game) => game.engine === engine && game.isPlayable)?.key ?? engine)

/** Plays one round for fun by the calls of the game's page, reveals its seed, and returns the public proof. */
export async function proveRoundForFun(request: APIRequestContext, gameKey: string): Promise<Proof> {
  const definition = loadDefinition(gameKey)?.definition
  expect(definition, gameKey).toBeDefined()
  const { api } = addresses()
  const launched = await request.get(`${api}${demoRedirect.path}?gameKey=${gameKey}`)
  const { launchUrl } = (await launched.json()) as ReplyOf<typeof demoRedirect>
  const token = new URL(launchUrl).searchParams.get('token')
  const post = async <Reply>(path: string, data: object, bearer = ''): Promise<Reply> => {
    const answer = await request.post(api + path, { data, headers: { authorization: `Bearer ${bearer}` } })
    expect(answer.status(), `${gameKey} ${path}: ${await answer.text()}`).toBe(200)
    return (await answer.json()) as Reply
  }
  const opened = await post<ReplyOf<typeof play.openSession>>(play.openSession.path, { token, gameKey })
  const isBet = definition !== undefined && isBetDefinition(definition)
  const roundId = crypto.randomUUID()
  const input = { roundId, stakeMinor: opened.session.defaultStake }
  let { round } = await post<ReplyOf<typeof play.playRound>>(
    play.playRound.path,
    isBet ? { ...input, bet: openingOf(definition, input.stakeMinor) } : input,
    opened.gameToken,
  )
  while (isBet && round.bet?.isOpen) {
    const bet = betRulesOf(definition).decisions?.decideForAbsent(definition, round.outcome as BetOutcome)
    const decided = await post<ReplyOf<typeof play.decideRound>>(
      play.decideRound.path,
      { roundId, decision: round.bet.decisions + 1, bet },
      opened.gameToken,
    )
    ;({ round } = decided)
  }
  await post(play.rotateSeed.path, {}, opened.gameToken)
  const proof = await request.get(`${api}${play.getRoundProof.path}?roundId=${roundId}`)
  return (await proof.json()) as Proof
}

/** Opening bets of engines with decisions; other engines have bets of their own. */
const openings: Readonly<Record<string, object>> = {
  steps: { variant: 0, picks: [0], isTaken: false },
  'hi-lo': { picks: [], isTaken: false },
  between: {},
  'three-card': { on: 'duel' },
  'twenty-one': { side: false, moves: [] },
  'video-poker': {},
}

function openingOf(definition: BetDefinition, stakeMinor: number): object {
  if (definition.engine === 'roulette') return { chips: [{ spot: 0, amountMinor: stakeMinor }] }
  const opening = openings[definition.engine] ?? betEngineOf(definition).betsOf(definition)[0]?.bet
  expect(opening, definition.engine).toBeDefined()
  return opening ?? {}
}
