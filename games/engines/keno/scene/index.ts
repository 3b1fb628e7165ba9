import './style.css'
import type { KenoDefinition, KenoOutcome } from '../../../kit/protocol/bets.ts'
import type { CreateBetScene, Opening } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { KenoText } from '../description/texts.ts'
import { createDrawBoard } from './draw-board.ts'
import { flyBall } from './fly-ball.ts'
import { createKenoControls } from './controls.ts'

const APART_MS = 150

/** Keno: a ticket whose numbers are buttons, balls that fly to the drawn numbers, and the pays by hits. */
export const createScene: CreateBetScene<KenoDefinition, KenoOutcome, KenoText> = async (needs) => {
  const { definition, words, sound, game } = needs
  const { tickets, pool } = definition
  const counts = tickets.map(({ spots }) => spots).toSorted((a, b) => a - b)
  const most = counts.at(-1) ?? 1
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  let marked = readNumbers(needs.recall('numbers') ?? '', pool, most)
  let isLocked = true

  const { ticket, land, wipe } = createDrawBoard(needs, (number) => {
    if (isLocked) return
    if (marked.has(number)) marked.delete(number)
    else if (marked.size < most) marked.add(number)
    else return void sound.bad()
    sound.tick()
    change()
  })
  const { pays, ...tools } = createKenoControls(needs, {
    onQuick: () => {
      marked = pickNumbers(pool, counts.length === 1 ? most : Math.max(marked.size, counts.length > 5 ? 6 : most))
      sound.flick()
      change()
    },
    onClear: () => {
      marked = new Set()
      change()
    },
  })
  const writePays = (hits?: number): void => pays.write(marked.size, needs.stake(), hits)
  function change(): void {
    needs.keep('numbers', [...marked].join(','))
    wipe()
    write()
    needs.onChange()
  }
  function write(): void {
    ticket.mark(marked)
    tools.count(`${marked.size} / ${most}`)
    writePays()
  }
  write()

  async function fly(number: number, isHit: boolean): Promise<void> {
    const goal = ticket.placeOf(number)
    await flyBall(stage, game.colours, goal, isHit)
    land(number, isHit)
    if (!isHit) return sound.tick()
    sound.good()
    if (!stage.isReduced) stage.sparks.ring(goal.x, goal.y, goal.size * 2)
  }

  return {
    opening: () => openingOf(words, { counts, most, marked }),
    stakeChanged: () => writePays(),
    lock(locked) {
      isLocked = locked
      ticket.lock(locked)
      tools.lock(locked)
    },
    start() {
      wipe()
      writePays()
    },
    abandon: () => ticket.clearDraw(),
    async show({ bet, drawn, hits, stakeMinor, winMinor }, { mood, isResumed }) {
      marked = new Set(bet.numbers)
      write()
      wipe()
      if (stage.isReduced || isResumed) {
        for (const number of drawn) land(number, hits.includes(number))
      } else {
        const flights: Promise<void>[] = []
        for (const number of drawn) {
          flights.push(fly(number, hits.includes(number)))
          await stage.motion.wait(APART_MS)
        }
        await Promise.all(flights)
      }
      writePays(hits.length)
      sound.land(winMinor > stakeMinor ? 0 : 3)
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
    keys: tools.keys,
  }
}

/** A quick pick of different numbers. It is only an input: the draw does not depend on it. */
function pickNumbers(pool: number, count: number): Set<number> {
  const picked = new Set<number>()
  while (picked.size < count) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    picked.add(1 + (random % pool))
  }
  return picked
}

/** The numbers that were marked on the last visit. */
function readNumbers(text: string, pool: number, most: number): Set<number> {
  const kept = text.split(',').map(Number)
  return new Set(kept.filter((number) => Number.isInteger(number) && number >= 1 && number <= pool).slice(0, most))
}

type Marked = { readonly counts: readonly number[]; readonly most: number; readonly marked: ReadonlySet<number> }

function openingOf({ say }: Words<KenoText>, { counts, most, marked }: Marked): Opening {
  const isTicket = counts.includes(marked.size)
  const left = most - marked.size
  const hint = counts.length === 1 ? say('pickExactly', { left, most }) : say('pickSome', { most })
  const numbers = [...marked].toSorted((a, b) => a - b)
  return { label: say('draw'), bet: isTicket ? { numbers } : undefined, ...(isTicket ? {} : { hint }) }
}
