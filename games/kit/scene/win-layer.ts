import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Cell, Mood, ShownWin } from '../protocol/index.ts'
import { cutPath, type Point } from './cut-path.ts'
import type { SymbolPictures } from './cut-symbols.ts'
import { joinWin, uniteCells } from './join-wins.ts'
import type { Motion } from './motion.ts'
import { paintPicture } from './paint-picture.ts'
import { paintedLater } from './painted-later.ts'
import type { Geometry } from './window.ts'

const PULSE_MS = 1200
const DRAW_MS = 360
const GLOW = 0xff_8a_1f
const CORE = 0xff_f3_c8
const FEW_PATHS = 3

export type WinShow = {
  readonly wins: readonly ShownWin[]
  readonly lines: readonly (readonly number[])[]
  readonly symbolAt: (cell: Cell) => number
  readonly mood: Mood
  readonly isReduced: boolean
}

/** The layer over the reels while a win is shown: plates, pulsing winners, lit columns and connecting lines. */
export function createWinLayer(geometry: Geometry, pictures: readonly SymbolPictures[], motion: Motion) {
  const layer = new Container()
  const columns = new Container()
  const plates = new Container()
  const line = new Graphics()
  const winners = new Container()
  layer.addChild(columns, plates, line, winners)
  const plate = paintedLater(paintPlate)
  const light = paintedLater(paintColumn)
  const textures = pictures.map(({ plain }) => paintedLater(plain))
  let cells: readonly Cell[] = []
  let isPulsing = false

  function clear(): void {
    isPulsing = false
    line.clear()
    for (const group of [columns, plates, winners]) for (const child of group.removeChildren()) child.destroy()
  }

  function addWinners({ wins, symbolAt, mood }: WinShow): void {
    cells = uniteCells(wins)
    for (const cell of cells) {
      const { x, y } = geometry.centre(cell)
      if (mood !== 'plain') {
        const back = new Sprite({ texture: plate(), anchor: 0.5, x, y })
        back.width = geometry.width() * 0.98
        back.height = geometry.height(cell[0]) * 0.98
        plates.addChild(back)
      }
      const sprite = new Sprite({ texture: textures[symbolAt(cell)]?.() ?? Texture.EMPTY, anchor: 0.5, x, y })
      sprite.width = sprite.height = geometry.side(cell[0])
      winners.addChild(sprite)
    }
  }

  /** Ways are read reel by reel: each participating reel is lit from top to bottom. */
  function lightColumns(wins: readonly ShownWin[]): void {
    const reels = new Set(wins.flatMap((win) => (win.kind === 'ways' ? win.positions.map(([reel]) => reel) : [])))
    for (const reel of reels) {
      const sprite = new Sprite({ texture: light(), x: reel * geometry.width(), y: 0 })
      sprite.width = geometry.width()
      sprite.height = geometry.window.height
      columns.addChild(sprite)
    }
  }

  function drawPaths(paths: readonly (readonly Point[])[], progress: number): void {
    line.clear()
    const alpha = paths.length > FEW_PATHS ? Math.max(0.28, 0.8 - paths.length * 0.012) : 1
    const thick = paths.length > FEW_PATHS ? 0.6 : 1
    for (const path of paths) {
      const shown = cutPath(path, progress)
      for (const [width, color, strength] of [
        [11, GLOW, 0.28],
        [6, GLOW, 0.55],
        [2.5, CORE, 1],
      ] as const) {
        shown.forEach(({ x, y }, at) => (at === 0 ? line.moveTo(x, y) : line.lineTo(x, y)))
        line.stroke({ width: width * thick, color, alpha: strength * alpha, join: 'round', cap: 'round' })
      }
    }
  }

  return {
    layer,
    clear,
    /** Shows wins: draws their lines and highlights their symbols. Resolves when the lines are drawn. */
    async show(win: WinShow): Promise<void> {
      clear()
      addWinners(win)
      if (win.mood !== 'plain') lightColumns(win.wins)
      isPulsing = win.mood !== 'plain' && !win.isReduced
      const paths = win.wins.flatMap((one) => joinWin(one, win.lines, geometry))
      await motion.run(win.isReduced ? 0 : DRAW_MS, (progress) => drawPaths(paths, progress))
    },
    /** One frame of the pulse; returns whether anything still moves. */
    pulse(nowMs: number): boolean {
      if (!isPulsing) return false
      const swing = (1 - Math.cos((nowMs / PULSE_MS) * 2 * Math.PI)) / 2
      winners.children.forEach((sprite, at) => {
        sprite.width = sprite.height = geometry.side(cells[at]?.[0] ?? 0) * (1 + 0.1 * swing)
      })
      for (const back of plates.children) back.alpha = 0.7 + 0.3 * swing
      return true
    },
  }
}

function paintPlate(): HTMLCanvasElement {
  return paintPicture(200, (context) => {
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
  })
}

function paintColumn(): HTMLCanvasElement {
  return paintPicture(64, (context) => {
    const across = context.createLinearGradient(0, 0, 64, 0)
    across.addColorStop(0, 'rgb(255 214 110 / .5)')
    across.addColorStop(0.1, 'rgb(255 200 90 / .2)')
    across.addColorStop(0.9, 'rgb(255 200 90 / .2)')
    across.addColorStop(1, 'rgb(255 214 110 / .5)')
    context.fillStyle = across
    context.fillRect(0, 0, 64, 64)
  })
}
