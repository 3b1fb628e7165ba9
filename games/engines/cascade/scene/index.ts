import { createReelsScene, type Scene, type SceneNeeds } from '../../../kit/scene/create-reels-scene.ts'
import type { ReelsStage } from '../../../kit/scene/reels-stage.ts'
import { buildTimeline, cameFrom, type CascadeStep } from './build-timeline.ts'

const BURST_MS = 280
const FALL_MS = 460
const REEL_APART_MS = 36
const STILL_MS = 420
const MULTIPLY_MS = 1100

/** The scene of a cascade: winning symbols burst, the others fall, and new ones follow from above. */
export function createScene(needs: SceneNeeds): Promise<Scene> {
  const { game } = needs
  return createReelsScene<CascadeStep>(needs, {
    ownKinds: ['window', 'fall', 'multiply'],
    buildTimeline: (outcome) =>
      game.engine === 'cascade' && outcome.engine === 'cascade' ? buildTimeline(game, outcome) : [],
    showOwn(step, stage) {
      switch (step.kind) {
        case 'window':
          return stage.tell({ type: 'window-counted', number: step.number, multiplier: step.multiplier })
        case 'fall':
          return showFall(step, stage)
        case 'multiply':
          stage.tell({ type: 'spin-multiplied', multiplier: step.multiplier })
          return stage.motion.wait(MULTIPLY_MS)
      }
    },
  })
}

async function showFall(step: Extract<CascadeStep, { kind: 'fall' }>, stage: ReelsStage): Promise<void> {
  const { vanishing, before, after } = step
  stage.clearWins()
  stage.tell({ type: 'symbols-burst', count: vanishing.length })
  if (stage.isReduced) {
    stage.setGrid(after)
    return stage.motion.wait(STILL_MS)
  }
  for (const cell of vanishing) stage.burst(cell)
  await stage.motion.run(BURST_MS, (progress) => {
    const size = 1 + 0.18 * Math.sin(Math.PI * Math.min(1, progress * 1.6)) - progress ** 3
    for (const cell of vanishing) stage.look(cell, { size: Math.max(0.01, size), alpha: 1 - progress ** 2 })
  })
  stage.clearWins()
  const sources = before.map((column, reel) =>
    cameFrom(column.length, new Set(vanishing.filter(([at]) => at === reel).map(([, row]) => row))),
  )
  stage.setGrid(after)
  const wholeMs = FALL_MS + REEL_APART_MS * (after.length - 1)
  await stage.motion.run(wholeMs, (progress) => {
    sources.forEach((column, reel) => {
      const time = Math.min(1, Math.max(0, (progress * wholeMs - reel * REEL_APART_MS) / FALL_MS))
      column.forEach((from, row) => {
        const way = from - row
        if (way === 0) return
        stage.look([reel, row], progress >= 1 ? undefined : { down: way * (1 - dropped(time)) })
      })
    })
  })
}

/** How far a symbol has fallen, from 0 to 1: accelerating, then one small bounce. */
function dropped(time: number): number {
  const landing = 0.74
  if (time < landing) return (time / landing) ** 2
  const rest = (time - landing) / (1 - landing)
  return 1 - 0.05 * Math.sin(Math.PI * rest)
}
