import type { GameOutcome } from '#games/kit/protocol/index.ts'
import type { JackpotWon } from '../play/jackpot.ts'
import { judgeWin, timesOfStake } from '../play/judge-win.ts'
import type { PlayedRound, Round } from '../play/play-calls.ts'
import { enterPhase, type GameState, type Showing } from './game-state.ts'
import { narrateRound } from './narrate.ts'

/** Offers to risk the win of a round. @param stakeMaxMinor bound of the risk by the bonus's terms, if any */
type OfferRisk = (round: Round, stakeMaxMinor: number | undefined) => void

/** The scene begins to show a round. */
export function showRound(state: GameState, round: Round, { isMissed, won }: Pick<Showing, 'isMissed' | 'won'>): void {
  const outcome = round.outcome as GameOutcome
  state.shown = { round, outcome, isMissed, won }
  enterPhase(state, 'showing')
  state.scene?.send({ type: 'play', outcome, mood: judgeWin(outcome.winMinor, outcome.stakeMinor) })
}

/** The scene has shown a round to its end. */
export function finishRound(state: GameState, offerRisk: OfferRisk): void {
  if (!state.shown) return
  const { round, outcome, isMissed, won } = state.shown
  const { data, view, words, purse, pace, past } = state
  state.shown = undefined
  // The balance of a missed round may be stale: money may have moved since.
  if (!isMissed) purse.keep({ balance: won?.balanceAfter ?? round.balanceAfter })
  purse.write()
  view.lastWin(outcome.winMinor)
  const result = narrateRound(data.game, outcome, words)
  past.unshift({ round, result })
  view.announce(result)
  view.free(undefined)
  view.feature(undefined)
  if (data.game.engine !== 'ways') view.board.reset()
  if (outcome.winMinor > 0) view.finishCount(outcome.winMinor)
  if (won) announceJackpot(state, won, round)
  // If this request is lost, the platform shows the round again at the next visit: harmless, so there is no retry.
  void state.calls.shown(round.roundId)
  // If a part of the win is bonus money, its terms bound the risk as they bound a stake.
  const isPartlyBonus = (round.bonus?.win?.amountMinor ?? 0) > 0
  if (!isMissed && !won) offerRisk(round, isPartlyBonus ? state.house.bonus.stakeMaxMinor : undefined)
  const restMs = pace.restMs()
  if (restMs === 0) return enterPhase(state, 'ready')
  view.spin('turning')
  setTimeout(() => enterPhase(state, 'ready'), restMs)
}

/** Beside the win of the round, and after it. */
function announceJackpot({ jackpot, view, sound }: GameState, won: JackpotWon, round: Round): void {
  const { title, amount, isCelebrated } = jackpot.won(won, round)
  view.announce(`${title}: ${amount}`)
  if (!isCelebrated) return view.notice(`${title}: ${amount}`)
  sound.freeSpinsEnd()
  view.feature(title, amount)
}

/** After a step of the risk: the plate shows the remaining win. */
export function showRisked({ data, view, house, purse, past }: GameState, answer: PlayedRound): void {
  const { round, netResult } = answer
  if (past[0]?.round.roundId === round.roundId) past[0] = { ...past[0], round }
  house.update(answer)
  purse.keep({ balance: round.balanceAfter, netResult })
  purse.write()
  const left = round.risk?.winMinor ?? 0
  view.lastWin(left)
  if (left === 0) return view.hideWin()
  const { amountMinor: staked } = round.stake
  const mood = judgeWin(left, staked)
  const times = mood === 'plain' ? '' : view.say('timesStake', { times: timesOfStake(left, staked, data.language) })
  view.win({ what: view.say('riskRuleTitle'), fromMinor: left, toMinor: left, times, mood, countUpMs: 0 })
}
