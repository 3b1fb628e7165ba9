import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { SymbolPictures } from '../../../kit/scene/cut-symbols.ts'
import type { Motion } from '../../../kit/scene/motion.ts'
import type { Cell, LinesWin, Mood } from '../../../kit/protocol/index.ts'
import { symbolSide, type Window } from './window.ts'

const PULSE_MS = 1200
const DRAW_MS = 360
const GLOW = 0xff_8a_1f
const CORE = 0xff_f3_c8

/** What lies over the reels while a win is shown: plates, pulsing winners, and the line that joins them. */
export function createWinLayer(window: Window, pictures: readonly SymbolPictures[], motion: Motion) {
  const layer = new Container()
  const plates = new Container()
  const line = new Graphics()
  const winners = new Container()
  layer.addChild(plates, line, winners)
  const plate = Texture.from(paintPlate())
  const textures = pictures.map(({ plain }) => Texture.from(plain))
  let isPulsing = false

  const centre = ([reel, row]: Cell): { x: number; y: number } => ({
    x: ((reel + 0.5) * window.width) / window.reels,
    y: ((row + 0.5) * window.height) / window.rows,
  })

  function clear(): void {
    isPulsing = false
    line.clear()
    for (const child of [...plates.removeChildren(), ...winners.removeChildren()]) child.destroy()
  }

  function addWinners(cells: readonly Cell[], symbolAt: (cell: Cell) => number, mood: Mood): void {
    for (const cell of cells) {
      const { x, y } = centre(cell)
      if (mood !== 'plain') {
        const back = new Sprite({ texture: plate, anchor: 0.5, x, y })
        back.width = (window.width / window.reels) * 0.98
        back.height = (window.height / window.rows) * 0.98
        plates.addChild(back)
      }
      const sprite = new Sprite({ texture: textures[symbolAt(cell)] ?? Texture.EMPTY, anchor: 0.5, x, y })
      sprite.width = sprite.height = symbolSide(window)
      winners.addChild(sprite)
    }
  }

  function drawLines(wins: readonly LinesWin[], lines: readonly (readonly number[])[], progress: number): void {
    line.clear()
    for (const { line: index, positions } of wins) {
      const rows = index === undefined ? undefined : lines[index]
      if (!rows) continue
      const points = [
        { x: 0, y: centre([0, rows[0] ?? 0]).y },
        ...rows.map((row, reel) => centre([reel, row])),
        { x: window.width, y: centre([0, rows.at(-1) ?? 0]).y },
      ]
      const shown = cutPath(points, progress)
      const alpha = positions.length > 0 && wins.length > 3 ? 0.65 : 1
      for (const [width, color, strength] of [
        [11, GLOW, 0.28],
        [6, GLOW, 0.55],
        [2.5, CORE, 1],
      ] as const) {
        shown.forEach(({ x, y }, at) => (at === 0 ? line.moveTo(x, y) : line.lineTo(x, y)))
        line.stroke({ width, color, alpha: strength * alpha, join: 'round', cap: 'round' })
      }
    }
  }

  return {
    layer,
    clear,
    /** Shows wins: their line is drawn, their symbols stand out. Ends when the line is there. */
    async show(
      wins: readonly LinesWin[],
      lines: readonly (readonly number[])[],
      symbolAt: (cell: Cell) => number,
      mood: Mood,
      isReduced: boolean,
    ): Promise<void> {
      clear()
      addWinners(uniteCells(wins), symbolAt, mood)
      isPulsing = mood !== 'plain' && !isReduced
      await motion.run(isReduced ? 0 : DRAW_MS, (progress) => drawLines(wins, lines, progress))
    },
    /** One frame of the pulse; gives whether anything moves. */
    pulse(nowMs: number): boolean {
      if (!isPulsing) return false
      const swing = (1 - Math.cos((nowMs / PULSE_MS) * 2 * Math.PI)) / 2
      for (const sprite of winners.children) {
        const size = symbolSide(window) * (1 + 0.1 * swing)
        sprite.width = sprite.height = size
      }
      for (const back of plates.children) back.alpha = 0.7 + 0.3 * swing
      return true
    },
  }
}

function uniteCells(wins: readonly LinesWin[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { positions } of wins) for (const cell of positions) cells.set(cell.join(), cell)
  return [...cells.values()]
}

type Point = { readonly x: number; readonly y: number }

/** The first part of a path, from 0 to 1 of its length. */
export function cutPath(points: readonly Point[], progress: number): Point[] {
  const lengths = points.map((point, at) => {
    const before = points[at - 1]
    return before ? Math.hypot(point.x - before.x, point.y - before.y) : 0
  })
  let left = lengths.reduce((sum, length) => sum + length, 0) * progress
  const shown: Point[] = []
  for (const [at, point] of points.entries()) {
    const length = lengths[at] ?? 0
    const before = points[at - 1]
    if (before && length > left) {
      const share = left / length
      shown.push({ x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share })
      return shown
    }
    left -= length
    shown.push(point)
  }
  return shown
}

function paintPlate(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 200
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const glow = context.createRadialGradient(100, 100, 20, 100, 100, 98)
  glow.addColorStop(0, 'rgb(255 226 120 / .82)')
  glow.addColorStop(0.6, 'rgb(255 170 40 / .3)')
  glow.addColorStop(1, 'rgb(255 170 40 / .06)')
  context.fillStyle = glow
  context.beginPath()
  context.roundRect(10, 10, 180, 180, 26)
  context.fill()
  context.strokeStyle = '#ffe08a'
  context.lineWidth = 4
  context.shadowColor = 'rgb(255 190 60 / .9)'
  context.shadowBlur = 14
  context.stroke()
  return canvas
}
