import { Container } from 'pixi.js'
import {
  linesOf,
  openerOf,
  type Cell,
  type Grid,
  type Mood,
  type Presentation,
  type SceneEvent,
} from '../protocol/index.ts'
import { characterOf } from './character.ts'
import type { SymbolPictures } from './cut-symbols.ts'
import { uniteCells } from './join-wins.ts'
import { createLabelLayer } from './label-layer.ts'
import { createMotion } from './motion.ts'
import { createReel, feedMs, feedReel, setReel, turnReel } from './reel.ts'
import { createReelLayer } from './reel-layer.ts'
import { createSparkLayer } from './spark-layer.ts'
import type { ReelStep } from './steps.ts'
import { createWinLayer } from './win-layer.ts'
import { createGeometry, type Window } from './window.ts'

const FIRST_LANDING_MS = 560
const NEXT_LANDING_MS = 420
const REEL_APART_MS = 120
const OVERSHOOT_PX = 8
const SETTLE_MS = 220
export const AWARD_MS = 2200
const GROW_MS = 420

export type StageNeeds = {
  readonly game: Presentation
  readonly grid: Grid
  readonly pictures: readonly SymbolPictures[]
  readonly isMotionReduced: boolean
  /** An amount as short as a coin allows. */
  readonly write: (amountMinor: number) => string
  readonly tell: (event: SceneEvent) => void
  /** Something will move: frames are needed. */
  readonly onWake: () => void
}

export type ReelsStage = ReturnType<typeof createReelsStage>

/** Reels, wins, labels and sparks of one window, and what every game of reels does with them. */
export function createReelsStage(needs: StageNeeds) {
  const { game, tell, onWake } = needs
  const window: Window = { width: 1, height: 1 }
  const { pace } = characterOf(game.key)
  const motion = createMotion(onWake, pace)
  const lines = linesOf(game)
  const opener = openerOf(game)
  let strips: Grid = game.reels
  const reels = game.reels.map((strip, at) => createReel(strip, needs.grid[at] ?? []))
  const geometry = createGeometry(window, reels)
  const reelLayer = createReelLayer(geometry, reels, needs.pictures)
  const winLayer = createWinLayer(geometry, needs.pictures, motion)
  const labels = createLabelLayer(geometry, motion)
  const sparks = createSparkLayer(motion)
  const container = new Container()
  container.addChild(reelLayer.layer, winLayer.layer, labels.layer, sparks.layer)
  const landings = new Map<number, () => void>()
  const special = new Set([opener, 'wild' in game ? game.wild?.symbol : undefined].filter((it) => it !== undefined))
  let isReduced = needs.isMotionReduced
  let startedAtMs = 0

  const symbolAt = ([reel, row]: Cell): number => reels[reel]?.cells[row + 1] ?? 0

  function setGrid(grid: Grid): void {
    grid.forEach((column, at) => {
      const reel = reels[at]
      if (reel) setReel(reel, column)
    })
    onWake()
  }

  function ring(cell: Cell, size = 1.1): void {
    const { x, y } = geometry.centre(cell)
    if (!isReduced) sparks.ring(x, y, geometry.side(cell[0]) * size)
  }

  function reelLanded(at: number): void {
    landings.delete(at)
    const column = reels[at]?.cells.slice(1) ?? []
    tell({ type: 'reel-landed', reel: at, hasScatter: opener !== undefined && column.includes(opener) })
    column.forEach((symbol, row) => {
      if (special.has(symbol)) ring([at, row])
    })
  }

  function startReels(held: readonly number[] = []): void {
    winLayer.clear()
    labels.clear()
    reelLayer.clearLooks()
    reelLayer.dim(undefined)
    startedAtMs = performance.now()
    if (!isReduced) {
      reels.forEach((reel, at) => {
        reel.isTurning = !held.includes(at)
      })
    }
    onWake()
  }

  async function landReel(at: number, column: readonly number[], landAtMs: number): Promise<void> {
    const reel = reels[at]
    const strip = strips[at]
    if (!reel || !strip) return
    if (isReduced || !reel.isTurning) {
      setReel(reel, column)
      reelLanded(at)
      return
    }
    // The instant is in the game's pace already, and a wait takes it once more.
    await motion.wait(Math.max(0, landAtMs - performance.now() - feedMs(reel, column.length)) / pace)
    // A skip during the turn lets every reel come in at once; nothing jumps.
    feedReel(reel, strip, column)
    await new Promise<void>((landed) => {
      landings.set(at, landed)
      onWake()
    })
    reelLanded(at)
    const over = OVERSHOOT_PX / geometry.height(at)
    await motion.run(SETTLE_MS, (progress) => {
      reel.offset = progress >= 1 ? 0 : over * Math.sin(Math.PI * progress) * (1 - progress * 0.4)
    })
  }

  async function land(step: Extract<ReelStep, { kind: 'land' }>): Promise<void> {
    ;({ strips } = step)
    const isTurningAlready = reels.some(({ isTurning }) => isTurning)
    if (!isTurningAlready || !step.isFirst) startReels(step.heldReels)
    const soonest = startedAtMs + pace * (step.isFirst ? FIRST_LANDING_MS : NEXT_LANDING_MS)
    const firstMs = Math.max(soonest, performance.now() + 60)
    const turning = step.grid.map((_, at) => at).filter((at) => !step.heldReels.includes(at))
    await Promise.all(
      step.grid.map((column, at) =>
        landReel(at, column, firstMs + Math.max(0, turning.indexOf(at)) * REEL_APART_MS * pace),
      ),
    )
    if (isReduced && !step.isFirst) await motion.wait(NEXT_LANDING_MS)
  }

  async function showWins(step: Extract<ReelStep, { kind: 'wins' }>, mood: Mood): Promise<void> {
    const { wins, source, winMinor, totalMinor, isLast } = step
    const ms = mood === 'plain' || isReduced ? 0 : step.countUpMs
    if (wins.length > 0) reelLayer.dim(uniteCells(wins))
    tell({ type: 'wins-shown', wins, source, winMinor, totalMinor, isLast, countUpMs: ms })
    if (mood === 'big' && isLast && !isReduced) sparks.throwCoins(window.width, window.height)
    onWake()
    if (wins.length > 0) await winLayer.show({ wins, lines, symbolAt, mood, isReduced })
    onWake()
    return motion.wait(Math.max(ms, step.holdMs))
  }

  return {
    container,
    motion,
    geometry,
    labels,
    write: needs.write,
    tell,
    symbolAt,
    setGrid,
    ring,
    startReels,
    get isReduced() {
      return isReduced
    },
    set isReduced(value: boolean) {
      isReduced = value
    },
    look: reelLayer.look,
    burst(cell: Cell): void {
      const { x, y } = geometry.centre(cell)
      if (!isReduced) sparks.burst(x, y, geometry.side(cell[0]), cell[0] * 7 + cell[1])
    },
    /** Takes away what was laid over the window: wins, dimming and looks. Labels stay. */
    clearWins(): void {
      winLayer.clear()
      reelLayer.dim(undefined)
      reelLayer.clearLooks()
      onWake()
    },
    showWin: (win: Parameters<typeof winLayer.show>[0]['wins'][number], mood: Mood): Promise<void> => {
      reelLayer.dim(win.positions)
      return winLayer.show({ wins: [win], lines, symbolAt, mood, isReduced })
    },
    /** Some cells of a new window come up where they stand. */
    async grow(grid: Grid, cells: readonly Cell[]): Promise<void> {
      setGrid(grid)
      if (isReduced) return
      await motion.run(GROW_MS, (progress) => {
        const size = 0.2 + 0.8 * progress * (2 - progress) + 0.12 * Math.sin(Math.PI * progress)
        for (const cell of cells) reelLayer.look(cell, progress >= 1 ? undefined : { size })
      })
    },
    /** What every game shows alike. */
    async show(step: ReelStep, mood: Mood): Promise<void> {
      switch (step.kind) {
        case 'land':
          return land(step)
        case 'wins':
          return showWins(step, mood)
        case 'award':
          tell({ type: 'free-spins-won', count: step.count, multiplier: step.multiplier, isMore: step.isMore })
          onWake()
          return motion.wait(AWARD_MS)
        case 'free-spin':
          return tell({ type: 'free-spin-started', number: step.number, of: step.of, multiplier: step.multiplier })
        case 'free-end':
          tell({ type: 'free-spins-ended', winMinor: step.winMinor })
          onWake()
          return motion.wait(AWARD_MS)
      }
    },
    /** Work that the first frame does not need, in small pieces. */
    rest: reelLayer.rest,
    reset: (): void => void (strips = game.reels),
    shown: (): number[][] => reels.map(({ cells }) => cells.slice(1)),
    resize(width: number, height: number): boolean {
      if (width === 0 || (width === window.width && height === window.height)) return false
      window.width = width
      window.height = height
      winLayer.clear()
      reelLayer.dim(undefined)
      onWake()
      return true
    },
    /** One frame; gives whether anything moves on. */
    paint(nowMs: number, elapsedMs: number): boolean {
      reels.forEach((reel, at) => {
        if (!reel.isTurning) return
        const isFed = landings.has(at) && reel.feed.length > 0
        if (turnReel(reel, strips[at] ?? [], elapsedMs, isFed)) landings.get(at)?.()
      })
      motion.tick(nowMs)
      const isPulsing = winLayer.pulse(nowMs)
      reelLayer.paint()
      labels.paint()
      return isPulsing || motion.isMoving || reels.some(({ isTurning }) => isTurning)
    },
  }
}
