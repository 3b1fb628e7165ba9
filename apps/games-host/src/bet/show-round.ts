import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import type { JackpotWon } from '../play/jackpot.ts'
import { judgeWin } from '../play/judge-win.ts'
import type { Round } from '../play/play-calls.ts'
import { outcomeOf, type BetState, type Phase } from './bet-state.ts'
import { showResult } from './show-result.ts'

export type Showing = {
  /** Continues where it was left, without the steps that were shown. */
  readonly isResumed?: boolean
  /** Played at an earlier visit or elsewhere. */
  readonly isMissed?: boolean
  readonly won?: JackpotWon | undefined
}

/** Shows a round up to its end, or up to the player's decision. */
export async function showRound(
  state: BetState,
  enter: (phase: Phase) => void,
  round: Round,
  { isResumed = false, isMissed = false, won }: Showing = {},
): Promise<void> {
  const { scene, purse, view, speech } = state
  state.present = round
  const outcome = outcomeOf(round)
  const isOpen = round.bet?.isOpen ?? false
  enter('showing')
  const mood = isOpen ? 'plain' : judgeWin(round.win.amountMinor, round.stake.amountMinor)
  await scene?.show(outcome, { mood, isResumed })
  // The balance of a missed round may be stale: money may have moved since.
  if (!isMissed) purse.keep({ balance: won?.balanceAfter ?? round.balanceAfter })
  purse.write()
  if (won) announceJackpot(state, won, round)
  if (isOpen) {
    view.announce(speech.result(outcome))
    return enter('deciding')
  }
  finishRound(state, enter, round, outcome)
}

function finishRound(state: BetState, enter: (phase: Phase) => void, round: Round, outcome: BetOutcome): void {
  const { data, calls, view, sound, speech, past, pace } = state
  const result = showResult(round, outcome, { view, sound, speech, language: data.language })
  past.unshift({ round, result })
  state.present = undefined
  // If this request is lost, the platform shows the round again at the next visit: harmless, so there is no retry.
  void calls.shown(round.roundId)
  const restMs = pace.restMs()
  if (restMs === 0) return enter('ready')
  enter('loading')
  setTimeout(() => enter('ready'), restMs)
}

/** Shown beside the round's own win, also while the round is open, until the next press. */
function announceJackpot({ jackpot, sound, view }: BetState, won: JackpotWon, round: Round): void {
  const { title, amount, isCelebrated } = jackpot.won(won, round)
  if (isCelebrated) sound.freeSpinsEnd()
  view.notice(`${title}: ${amount}`)
  view.announce(`${title}: ${amount}`)
}
