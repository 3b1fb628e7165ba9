import './style.css'
import { createMoves } from '../../../kit/cards/moves.ts'
import type { StepsBet, StepsDefinition, StepsOutcome } from '../../../kit/protocol/bets.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage, type BetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { StepsText } from '../description/texts.ts'
import { createGround } from './ground.ts'

/** Pick by pick: a field with traps, a tower of doors, a coin, a road. Each pick is a press on the board itself. */
export const createScene: CreateBetScene<StepsDefinition, StepsOutcome, StepsText> = async (needs) => {
  const { words, sound } = needs
  const { say, money } = words
  const { coins } = needs.definition
  const moves = createMoves(needs.isMotionReduced)
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  let present: StepsOutcome | undefined
  let isLocked = false
  let isBusy = false
  const done = (): number => (present?.state === 'open' ? present.bet.picks.length : 0)
  const writeFacts = (): void => ground.writeFacts(done())
  const ground = createGround(needs, moves, {
    onPick: (pick) => pickNow(pick),
    onLaid: () => {
      present = undefined
      writeFacts()
      ground.board.free(0)
    },
  })
  const isRoad = ground.variant.layout.kind === 'road'
  writeFacts()
  ground.board.free(0)

  function betWith(pick: number): StepsBet {
    const open = present?.state === 'open' ? present.bet.picks : []
    return { variant: ground.at, picks: [...open, pick], isTaken: false }
  }
  function pickNow(pick: number): void {
    if (isLocked && present?.state !== 'open') return
    needs.play(betWith(pick))
  }

  return {
    opening: () =>
      isRoad
        ? { label: say('first'), bet: betWith(0) }
        : { label: say('begin'), bet: undefined, hint: say('beginHint') },
    choices: ({ bet, payMinor }): Choice[] => [
      ...(isRoad ? [{ label: say('next'), detail: nextPay(), bet: betWith(0) }] : []),
      { label: say('take'), detail: money(payMinor), bet: { ...bet, isTaken: true } },
    ],
    stakeChanged: writeFacts,
    lock(locked) {
      isLocked = locked
      ground.lock(locked)
      // An open round is locked too, except for its next pick.
      if (isBusy) ground.board.lock()
      else ground.board.free(done())
    },
    start() {
      moves.begin()
      isBusy = true
      ground.board.lock()
      if (present?.state !== 'open') {
        ground.pay.textContent = ''
        ground.board.reset()
      }
    },
    abandon() {
      isBusy = false
      ground.board.free(done())
    },
    async show(outcome, { mood, isResumed }) {
      ground.set(outcome.bet.variant)
      const { board } = ground
      const { state, safe, bet, traps, payMinor } = outcome
      const isFirst = present?.state !== 'open'
      present = outcome
      if (isFirst) board.reset()
      for (const [step, isSafe] of safe.entries()) await board.open(step, bet.picks[step] ?? 0, isSafe, isResumed)
      if (safe.at(-1) === true && !isResumed) sound.good()
      if (state === 'lost') sound.bad()
      ground.pay.textContent = state === 'lost' || safe.length === 0 ? '' : say('now', { amount: money(payMinor) })
      writeFacts()
      isBusy = false
      if (state === 'open') return board.free(bet.picks.length)
      await board.tell(traps ?? [], isResumed)
      if (!moves.isStill) celebrate(stage, mood, needs.canvas, board.last())
      await moves.wait(isResumed ? 0 : 500)
    },
    skip: () => moves.skip(),
    reduceMotion(isReduced) {
      moves.reduce(isReduced)
      stage.isReduced = isReduced
    },
  }

  function nextPay(): string {
    const pays = ground.variant.ladder[done()]
    return pays === undefined ? '' : money((pays * needs.stake()) / coins)
  }
}

/** Sparks around the place that was opened last. */
function celebrate(stage: BetStage, mood: Mood, canvas: HTMLCanvasElement, last: HTMLElement | undefined): void {
  if (mood === 'plain') return
  const box = last?.getBoundingClientRect()
  const under = canvas.getBoundingClientRect()
  if (box) stage.sparks.ring(box.left - under.left + box.width / 2, box.top - under.top + box.height / 2, box.width * 2)
  if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
  stage.requestRepaint()
}
