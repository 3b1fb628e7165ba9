import { isRiskOffered } from '#games/offered-risk.ts'
import type { GamePageData } from '../../../server/page-data.ts'
import { refusalCode } from '../../play/create-refusal.ts'
import type { PlayCalls, PlayedRound, Round, SessionState } from '../../play/play-calls.ts'
import type { Sound } from '../../play/sound.ts'
import type { View } from '../view.ts'
import type { RiskDialog } from './risk-dialog.ts'

type Needs = {
  readonly data: GamePageData
  readonly session: SessionState
  readonly calls: Pick<PlayCalls, 'decide'>
  readonly view: Pick<View, 'say' | 'money' | 'announce'>
  readonly sound: Sound
  readonly ask: (what: () => ReturnType<PlayCalls['decide']>) => ReturnType<PlayCalls['decide']>
  /** Called after a step, with the current round. */
  readonly onStep: (answer: PlayedRound) => void
  readonly onRefused: (code: string, details?: Readonly<Record<string, unknown>>) => void
}

type Colour = 'red' | 'black'

const leftOf = ({ risk, win }: Round): number => risk?.winMinor ?? win.amountMinor

/**
 * The risk after a win: offered with a button until the next round, played in a dialog of its own. It decides and
 * computes nothing: the platform sends each card and the remaining win.
 */
export function createRisk({ data, session, calls, view, sound, ask, onStep, onRefused }: Needs) {
  const { game } = data
  const button = document.querySelector<HTMLButtonElement>('#risk')
  let round: Round | undefined
  let dialog: RiskDialog | undefined
  let isAsking = false
  let boundMinor: number | undefined
  const offer = {
    isRiskAllowed: session.isRiskAllowed,
    maxStakeMinor: session.maxStakeMinor ?? undefined,
    maxWinMinor: session.maxWinMinor ?? undefined,
  }
  const isOffered = (of: Round): boolean =>
    leftOf(of) <= (boundMinor ?? Infinity) &&
    isRiskOffered(
      game,
      { stakeMinor: of.stake.amountMinor, leftMinor: leftOf(of), stepsTaken: of.risk?.steps.length ?? 0 },
      offer,
    )

  function withdraw(): void {
    round = undefined
    if (button) button.hidden = true
  }

  /**
   * After a winning round: shows the button until the next press of spin.
   * @param mostMinor maximum risked amount, where something besides game and market bounds it
   */
  function show(won: Round, mostMinor?: number): void {
    withdraw()
    boundMinor = mostMinor
    if (!button || !isOffered(won)) return
    round = won
    button.hidden = false
  }

  async function open(): Promise<void> {
    if (!round || isAsking) return
    const { createRiskDialog } = await import('./risk-dialog.ts')
    dialog ??= createRiskDialog({ data, view, onPick: (colour) => void pick(colour) })
    sound.flick()
    dialog.open(present(round))
  }

  function present(of: Round) {
    const left = leftOf(of)
    const stepsTaken = of.risk?.steps.length ?? 0
    const stepsLeft = (game.risk?.steps ?? 0) - stepsTaken
    return { leftMinor: left, doubleMinor: 2 * left, stepsLeft }
  }

  async function pick(colour: Colour): Promise<void> {
    if (!round || isAsking || !dialog) return
    const { roundId, risk } = round
    const colours = [...(risk?.steps ?? []).map((step) => step.pick), colour]
    isAsking = true
    dialog.busy(true)
    sound.press()
    const answer = await ask(() => calls.decide(roundId, colours.length, { colours }))
    if (!answer.ok) {
      isAsking = false
      dialog.close()
      withdraw()
      return onRefused(refusalCode(answer), answer.details)
    }
    const { round: next } = answer.data
    const step = next.risk?.steps.at(-1)
    if (step) {
      const isRight = step.winMinor > 0
      sound.flick()
      await dialog.turn(step.card, isRight, step.winMinor)
      if (isRight) sound.coin(true)
      else sound.burst()
    }
    onStep(answer.data)
    isAsking = false
    if (isOffered(next)) {
      round = next
      return dialog.again(present(next))
    }
    withdraw()
    await dialog.end()
  }

  button?.addEventListener('click', () => void open())
  return {
    show,
    withdraw,
    get isOpen() {
      return isAsking || dialog?.isOpen === true
    },
  }
}
export type Risk = ReturnType<typeof createRisk>
