import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import { countUpMs } from '#games/kit/scene/count-up.ts'
import type { ShortResult } from '#games/kit/description/description.ts'
import { judgeWin, timesOfStake } from '../play/judge-win.ts'
import type { Round } from '../play/play-calls.ts'
import type { Sound } from '../play/sound.ts'
import type { BetView } from './view.ts'

/** Texts about an outcome, in the language of the page. */
export type Speech = {
  readonly result: (outcome: BetOutcome) => string
  readonly shortResult: (outcome: BetOutcome) => ShortResult
}

type Needs = {
  readonly view: BetView
  readonly sound: Sound
  readonly speech: Speech
  readonly language: string
}

/** Shows the result of a finished round and plays its sound. Returns the result in words. */
export function showResult(round: Round, outcome: BetOutcome, { view, sound, speech, language }: Needs): string {
  const staked = round.stake.amountMinor
  const won = round.win.amountMinor
  const mood = judgeWin(won, staked)
  const result = speech.result(outcome)
  const amounts = { result, stake: view.money(staked), win: view.money(won) }
  view.announce(view.say(won > 0 ? 'sayBetWin' : 'sayBetLoss', amounts))
  view.lastWin(won)
  view.mark(speech.shortResult(outcome))
  if (won === 0) {
    view.noWin(result)
    return result
  }
  const isReturn = mood === 'plain'
  const ms = isReturn ? 0 : countUpMs(won, staked)
  const what = isReturn ? view.say('returned') : result
  const times = isReturn ? '' : view.say('timesStake', { times: timesOfStake(won, staked, language) })
  view.win({ what, toMinor: won, times, mood, countUpMs: ms })
  sound.win(mood, ms)
  return result
}
