import { createReelsScene, type Scene, type SceneNeeds } from '../../../kit/scene/create-reels-scene.ts'
import type { ReelsStage } from '../../../kit/scene/reels-stage.ts'
import type { HeldCoin } from '../../../kit/protocol/index.ts'
import { buildTimeline, type HoldStep } from './build-timeline.ts'

const DARK = 0.1
const DARKEN_MS = 500
const COIN_APART_MS = 130
const TURN_MS = 720
const TURNS = 5
const AFTER_COIN_MS = 380
const AFTER_NONE_MS = 140
const READ_MS = 900

/** The scene of a hold-and-win game: coins stay with their values while the other cells spin. */
export function createScene(needs: SceneNeeds): Promise<Scene> {
  const { game } = needs
  const coin = game.engine === 'hold-and-win' ? game.hold.symbol : 0
  return createReelsScene<HoldStep>(needs, {
    ownKinds: ['lock', 'respin', 'coins-paid'],
    buildTimeline: (outcome) =>
      game.engine === 'hold-and-win' && outcome.engine === 'hold-and-win' ? buildTimeline(game, outcome) : [],
    showOwn(step, stage) {
      switch (step.kind) {
        case 'lock':
          return lock(step, stage)
        case 'respin':
          return respin(step, stage, coin)
        case 'coins-paid': {
          const { count, winMinor, grandMinor } = step
          stage.tell({ type: 'coins-paid', count, winMinor, grandMinor })
          return stage.motion.wait(READ_MS)
        }
      }
    },
  })
}

async function lock({ coins, empty, left }: Extract<HoldStep, { kind: 'lock' }>, stage: ReelsStage): Promise<void> {
  stage.clearWins()
  stage.tell({ type: 'coins-held', count: coins.length, left })
  await stage.motion.run(stage.isReduced ? 0 : DARKEN_MS, (progress) => {
    for (const cell of empty) stage.look(cell, { alpha: 1 - (1 - DARK) * progress })
  })
  await putCoins(coins, stage)
  return stage.motion.wait(READ_MS)
}

async function putCoins(coins: readonly HeldCoin[], stage: ReelsStage): Promise<void> {
  for (const { position, valueMinor, label } of coins) {
    stage.labels.pin(
      position,
      label ? { text: label.toUpperCase(), tone: 'name' } : { text: stage.write(valueMinor), tone: 'amount' },
    )
    stage.ring(position, label ? 1.7 : 1.2)
    stage.tell(label ? { type: 'coin-landed', label } : { type: 'coin-landed' })
    await stage.motion.wait(COIN_APART_MS)
  }
}

/** Shadows of coins move through every empty cell; a coin that landed stays. */
async function respin(
  { turning, landed, grid, left }: Extract<HoldStep, { kind: 'respin' }>,
  stage: ReelsStage,
  coin: number,
): Promise<void> {
  if (!stage.isReduced) {
    await stage.motion.run(TURN_MS, (progress) => {
      turning.forEach((cell, at) => {
        const place = (progress * TURNS + at * 0.29) % 1
        const alpha = 0.55 * Math.sin(Math.PI * place)
        stage.look(cell, { symbol: coin, picture: 'smeared', down: (place - 0.5) * 0.5, size: 0.86, alpha })
      })
    })
  }
  const came = new Set(landed.map(({ position }) => position.join()))
  stage.setGrid(grid)
  for (const cell of turning) stage.look(cell, came.has(cell.join()) ? undefined : { alpha: DARK })
  await putCoins(landed, stage)
  stage.tell({ type: 'respins-left', left })
  return stage.motion.wait(landed.length > 0 ? AFTER_COIN_MS : AFTER_NONE_MS)
}
