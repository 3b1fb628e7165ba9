import { LEAST_CASH_OUT, lastCashOut, type Curve } from '#games/engines/crash/math/index.ts'
import { makeRoundId } from '../play/make-round-id.ts'
import type { ActionNeeds } from './bet-actions.ts'
import type { BetInput } from './crash-calls.ts'
import { readMultiplier } from './read-multiplier.ts'

/** Maximum number of attempts for a bet without a response. */
const TRIES_MAX = 4

/** Places a bet with the stake and the automatic cash-out of its slot. */
export async function placeBet(needs: ActionNeeds, slot: number): Promise<void> {
  const { game, words, view, free } = needs
  const { curve } = game
  const autoCashOut = autoOf(curve, view.autoText(slot).trim())
  if (autoCashOut === undefined) {
    const [least, most] = [words.times(LEAST_CASH_OUT), words.times(lastCashOut(curve))]
    return view.notice(words.crash('autoWrong', { least, most }), needs.noticeMs)
  }
  const input = { betId: makeRoundId(Date.now()), slot, stakeMinor: needs.stakeOf(slot), autoCashOut, ...free.gift() }
  needs.sound.press()
  await free.asking(input.freeRoundsId !== undefined, () => askFor(needs, input))
}

async function askFor(needs: ActionNeeds, input: BetInput): Promise<void> {
  const { calls, words, view, speech, clock } = needs
  // Without a response the same bet is sent again: it is idempotent.
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await calls.place(input)
    if (answer.ok) {
      needs.onAnswer(answer.data)
      const values = { stake: words.money(input.stakeMinor), number: clock.frame?.r?.n ?? 1 }
      const isWaiting = answer.data.bet.state === 'queued'
      if (isWaiting) return view.announce(speech.waits(answer.data.bet))
      return view.announce(words.crash(input.freeRoundsId === undefined ? 'sayPlaced' : 'sayPlacedFree', values))
    }
    if (answer.status !== 0 && answer.status < 500 && answer.status !== 429)
      return needs.onRefused(answer.code, answer.details)
  }
  needs.refreshSoon()
}

/** null: none; undefined: the input is no multiplier of this game. */
function autoOf(curve: Curve, text: string): number | null | undefined {
  if (text === '') return null
  const hundredths = curve.stations ? Number(text) : readMultiplier(text)
  const isGood = hundredths !== undefined && hundredths >= LEAST_CASH_OUT && hundredths <= lastCashOut(curve)
  return isGood ? hundredths : undefined
}
