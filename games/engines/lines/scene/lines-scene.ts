import 'pixi.js/graphics'
import { CanvasRenderer, Container } from 'pixi.js'
import { cutSymbols } from '../../../kit/scene/cut-symbols.ts'
import { createMotion } from '../../../kit/scene/motion.ts'
import type { Cell, Mood, Presentation, SceneCommand, SceneEvent } from '../../../kit/protocol/index.ts'
import { buildTimeline, type Step } from './build-timeline.ts'
import { createReel, feedMs, feedReel, turnReel } from './reel.ts'
import { createReelLayer } from './reel-layer.ts'
import { createSparkLayer } from './spark-layer.ts'
import { createWinLayer } from './win-layer.ts'
import type { Window } from './window.ts'

export type LinesScene = { send(command: SceneCommand): void; destroy(): void }

export type LinesSceneNeeds = {
  readonly canvas: HTMLCanvasElement
  readonly game: Presentation
  /** What stands in the window before the first round. */
  readonly grid: readonly (readonly number[])[]
  readonly isMotionReduced: boolean
  readonly tell: (event: SceneEvent) => void
}

const FIRST_LANDING_MS = 560
const FREE_LANDING_MS = 420
const REEL_APART_MS = 120
const OVERSHOOT_PX = 8
const SETTLE_MS = 220
const REPEAT_MS = 1700
const AWARD_MS = 2200
const LONGEST_FRAME_MS = 50

/** Painting on a 2D canvas makes no code at run time, so the check for `unsafe-eval` has nothing to check. */
class PlainRenderer extends CanvasRenderer {
  override _unsafeEvalCheck(): void {}
}

/**
 * The scene of a lines game. It shows outcomes that it is given and tells the host what can be seen just now; it decides
 * nothing and holds no money. It paints on a plain 2D canvas: that starts several times faster than WebGL, needs no
 * code made at run time (a strict content security policy holds), and some twenty pictures do not need more.
 */
export async function createLinesScene(needs: LinesSceneNeeds): Promise<LinesScene> {
  const { canvas, game, tell } = needs
  let isReduced = needs.isMotionReduced
  const pictures = await cutSymbols(game.symbols.map(({ frame }) => frame))
  const renderer = new PlainRenderer()
  const window: Window = { width: 1, height: 1, reels: game.reels.length, rows: game.rows }
  await renderer.init({
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: false,
    resolution: Math.min(2, globalThis.devicePixelRatio || 1),
    width: 1,
    height: 1,
    manageImports: false,
  })

  const motion = createMotion(() => wake())
  let strips = game.reels
  const reels = game.reels.map((strip, at) => createReel(strip, needs.grid[at] ?? []))
  const reelLayer = createReelLayer(window, reels, pictures)
  const winLayer = createWinLayer(window, pictures, motion)
  const sparks = createSparkLayer(motion)
  const stage = new Container()
  stage.addChild(reelLayer.layer, winLayer.layer, sparks.layer)
  const landings = new Map<number, () => void>()
  let shownBefore: number[][] = needs.grid.map((column) => [...column])
  let startedAtMs = 0
  let lastMs = 0
  let frame = 0
  let round = 0

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(paint)
  }
  function paint(nowMs: number): void {
    frame = 0
    const elapsed = Math.min(LONGEST_FRAME_MS, lastMs === 0 ? 16 : nowMs - lastMs)
    lastMs = nowMs
    reels.forEach((reel, at) => {
      if (!reel.isTurning) return
      const isFed = landings.has(at) && reel.feed.length > 0
      if (turnReel(reel, strips[at] ?? [], elapsed, isFed)) landings.get(at)?.()
    })
    motion.tick(nowMs)
    const isPulsing = winLayer.pulse(nowMs)
    reelLayer.paint()
    renderer.render(stage)
    if (isPulsing || motion.isMoving || reels.some(({ isTurning }) => isTurning)) wake()
    else lastMs = 0
  }

  const size = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect
    if (!box || box.width === 0 || (box.width === window.width && box.height === window.height)) return
    window.width = box.width
    window.height = box.height
    renderer.resize(box.width, box.height)
    winLayer.clear()
    reelLayer.dim(undefined)
    wake()
  })
  if (canvas.parentElement) size.observe(canvas.parentElement)

  const symbolAt = ([reel, row]: Cell): number => reels[reel]?.cells[row + 1] ?? 0
  const setColumn = (at: number, column: readonly number[]): void => {
    const reel = reels[at]
    if (!reel) return
    reel.cells.splice(1, column.length, ...column)
    reel.offset = 0
    reel.isTurning = false
    reel.feed = []
  }
  const isSpecial = (symbol: number): boolean => symbol === game.scatter?.symbol || symbol === game.wild?.symbol

  function reelLanded(at: number): void {
    landings.delete(at)
    const column = reels[at]?.cells.slice(1) ?? []
    tell({ type: 'reel-landed', reel: at, hasScatter: column.includes(game.scatter?.symbol ?? -1) })
    if (isReduced) return
    column.forEach((symbol, row) => {
      if (!isSpecial(symbol)) return
      const width = window.width / window.reels
      const height = window.height / window.rows
      sparks.ring((at + 0.5) * width, (row + 0.5) * height, Math.min(width, height) * 1.1)
    })
  }

  function startReels(held: readonly number[] = []): void {
    winLayer.clear()
    reelLayer.dim(undefined)
    startedAtMs = performance.now()
    if (!isReduced) {
      reels.forEach((reel, at) => {
        reel.isTurning = !held.includes(at)
      })
    }
    wake()
  }

  async function landReel(at: number, column: readonly number[], landAtMs: number): Promise<void> {
    const reel = reels[at]
    const strip = strips[at]
    if (!reel || !strip) return
    if (isReduced || !reel.isTurning) {
      setColumn(at, column)
      reelLanded(at)
      return
    }
    await motion.wait(Math.max(0, landAtMs - performance.now() - feedMs(reel, game.rows)))
    // A skip during the turn lets every reel come in at once; nothing jumps.
    feedReel(reel, strip, column)
    await new Promise<void>((landed) => {
      landings.set(at, landed)
      wake()
    })
    reelLanded(at)
    const over = OVERSHOOT_PX / (window.height / window.rows)
    await motion.run(SETTLE_MS, (progress) => {
      reel.offset = progress >= 1 ? 0 : over * Math.sin(Math.PI * progress) * (1 - progress * 0.4)
    })
  }

  async function showLand(step: Extract<Step, { kind: 'land' }>): Promise<void> {
    strips = (step.isFree ? game.freeSpins?.reels : undefined) ?? game.reels
    const isTurningAlready = reels.some(({ isTurning }) => isTurning)
    if (!isTurningAlready || !step.isFirst) startReels(step.heldReels)
    const soonest = startedAtMs + (step.isFirst ? FIRST_LANDING_MS : FREE_LANDING_MS)
    const firstMs = Math.max(soonest, performance.now() + 60)
    const turning = step.grid.map((_, at) => at).filter((at) => !step.heldReels.includes(at))
    await Promise.all(
      step.grid.map((column, at) => landReel(at, column, firstMs + Math.max(0, turning.indexOf(at)) * REEL_APART_MS)),
    )
    if (isReduced && !step.isFirst) await motion.wait(FREE_LANDING_MS)
  }

  async function showChange({ grid, cells, becomes }: Extract<Step, { kind: 'change' }>): Promise<void> {
    tell(becomes === undefined ? { type: 'wild-grown' } : { type: 'mystery-solved', symbol: becomes })
    grid.forEach((column, at) => setColumn(at, column))
    if (isReduced) return
    await motion.run(420, (progress) => {
      const grown = progress >= 1 ? 1 : 0.2 + 0.8 * progress * (2 - progress) + 0.12 * Math.sin(Math.PI * progress)
      for (const cell of cells) reelLayer.scale(cell, grown)
    })
  }

  async function showStep(step: Step, mood: Mood): Promise<void> {
    switch (step.kind) {
      case 'land':
        return showLand(step)
      case 'change':
        return showChange(step)
      case 'wins': {
        const { wins, winMinor, totalMinor, isLast } = step
        const ms = mood === 'plain' || isReduced ? 0 : step.countUpMs
        reelLayer.dim(wins.flatMap(({ positions }) => positions))
        tell({ type: 'wins-shown', wins, winMinor, totalMinor, isLast, countUpMs: ms })
        if (mood === 'big' && isLast && !isReduced) sparks.throwCoins(window.width, window.height)
        wake()
        await winLayer.show(wins, game.lines, symbolAt, mood, isReduced)
        wake()
        return motion.wait(Math.max(ms, step.holdMs))
      }
      case 'full-window':
        tell({ type: 'window-filled', multiplier: step.multiplier })
        wake()
        return motion.wait(AWARD_MS)
      case 'award':
        tell({ type: 'free-spins-won', count: step.count, multiplier: step.multiplier, isMore: step.isMore })
        wake()
        return motion.wait(AWARD_MS)
      case 'free-spin':
        return tell({ type: 'free-spin-started', number: step.number, of: step.of, multiplier: step.multiplier })
      case 'hold':
        return tell({ type: 'reels-held', reels: step.reels })
      case 'free-end':
        tell({ type: 'free-spins-ended', winMinor: step.winMinor })
        wake()
        return motion.wait(AWARD_MS)
    }
  }

  async function play({ outcome, mood }: Extract<SceneCommand, { type: 'play' }>): Promise<void> {
    round += 1
    const thisRound = round
    for (const step of buildTimeline(game, outcome)) {
      await showStep(step, mood)
      if (thisRound !== round) return
    }
    shownBefore = reels.map(({ cells }) => cells.slice(1))
    tell({ type: 'finished' })
    const wins = outcome.spins.at(-1)?.wins ?? []
    if (wins.length > 1 && !isReduced) void repeatWins(thisRound, wins, mood)
  }

  async function repeatWins(
    thisRound: number,
    wins: readonly Parameters<typeof winLayer.show>[0][number][],
    mood: Mood,
  ) {
    for (let at = 0; thisRound === round && !isReduced; at = (at + 1) % wins.length) {
      await motion.run(REPEAT_MS, () => undefined, false)
      const win = wins[at]
      if (thisRound !== round || !win) return
      reelLayer.dim(win.positions)
      tell({ type: 'win-repeated', win })
      await winLayer.show([win], game.lines, symbolAt, mood, isReduced)
    }
  }

  function abandon(): void {
    round += 1
    motion.cancel()
    shownBefore.forEach((column, at) => setColumn(at, column))
    wake()
  }

  return {
    send(command) {
      switch (command.type) {
        case 'start-reels':
          round += 1
          motion.cancel()
          strips = game.reels
          return startReels()
        case 'play':
          return void play(command)
        case 'abandon':
          return abandon()
        case 'skip':
          return motion.skip()
        case 'reduce-motion':
          isReduced = command.isReduced
          if (isReduced) motion.skip()
          return wake()
      }
    },
    destroy() {
      round += 1
      motion.cancel()
      size.disconnect()
      cancelAnimationFrame(frame)
      renderer.destroy()
    },
  }
}
