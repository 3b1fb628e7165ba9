import { Container, Sprite, type Texture } from 'pixi.js'
import type { BetPresentation, PegsDefinition } from '../../../kit/protocol/bets.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/description/description.ts'
import { createFallingBall } from './falling-ball.ts'
import { drawCase, drawHit, skinOf } from './paint-peg-board.ts'
import { createPegBoxes } from './peg-boxes.ts'
import { ballAt, boxAt, layPegs, type PegLayout, type Spot } from './peg-layout.ts'

/** Pegs in a triangle, boxes under them, and the falling object. */
export function createPegBoard(
  stage: BetStage,
  { boards, coins }: PegsDefinition,
  { colours, key }: BetPresentation,
  words: Pick<Words<string>, 'language'>,
) {
  const layer = new Container()
  const back = new Sprite()
  const boxes = createPegBoxes(stage, words, coins)
  const hits = createHits(stage)
  const falling = createFallingBall(stage, skinOf(key))
  const { ball } = falling
  layer.addChild(back, boxes.layer, hits.layer, ...falling.sprites)
  stage.world.addChild(layer)
  let board = 0
  let rest: number | undefined
  let isWaiting = false
  let waitMs = 0

  const layNow = (width: number, height: number): PegLayout => layPegs(boards[board]?.rows ?? 8, width, height)
  let layout = layNow(stage.width, stage.height)

  function lay(width: number, height: number): void {
    layout = layNow(width, height)
    paintBack(width, height)
    boxes.paint(layout, boards[board]?.pays ?? [])
    falling.paint(layout.gap)
    place(rest)
    boxes.light(rest)
  }

  function paintBack(width: number, height: number): void {
    back.texture = paintTexture(width, height, stage.resolution, (context) => drawCase(context, layout, colours))
    back.width = width
    back.height = height
    hits.paint(layout.gap)
  }

  /** Puts it into its box, or over the board before a fall. */
  function place(box: number | undefined): void {
    rest = box
    falling.put(ballAt(layout, box))
  }

  stage.onResize(lay)
  stage.onFrame((_, elapsedMs) => {
    if (!isWaiting || stage.isReduced) return false
    waitMs += elapsedMs
    ball.y = ballAt(layout).y - Math.abs(Math.sin(waitMs / 150)) * 6
    return true
  })

  return {
    setBoard(next: number): void {
      board = next
      rest = undefined
      lay(stage.width, stage.height)
    },
    start(): void {
      isWaiting = true
      falling.forget()
      place(undefined)
      boxes.light(rest)
    },
    abandon(): void {
      isWaiting = false
      place(undefined)
    },
    place: (box: number): void => {
      isWaiting = false
      place(box)
    },
    /** Falls along the drawn path: 0 left, 1 right at each row. `tell` is called for each peg and at the end. */
    async fall(path: readonly number[], tell: (step: number) => void): Promise<void> {
      isWaiting = false
      await falling.fall(
        () => layout,
        path,
        (row, peg) => {
          if (peg) hits.show(peg)
          tell(row)
        },
      )
    },
    settle(box: number, isWon: boolean, mood: Mood): void {
      place(box)
      falling.hideTrail()
      boxes.light(rest)
      if (!stage.isReduced) {
        const { x, y } = boxAt(layout, box)
        boxes.lift(box, layout.boxHeight)
        if (isWon) stage.sparks.ring(x, y, layout.gap * 2.4)
      }
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stage.requestRepaint()
    },
  }
}

/** The glow of pegs that are hit. */
function createHits(stage: BetStage) {
  const layer = new Container()
  let texture: Texture | undefined
  return {
    layer,
    paint(gap: number): void {
      texture = paintTexture(gap * 1.4, gap * 1.4, 1, (context) => drawHit(context, gap))
    },
    show({ x, y }: Spot): void {
      if (!texture) return
      const sprite = new Sprite({ texture, anchor: 0.5, x, y })
      layer.addChild(sprite)
      void stage.motion.run(360, (progress) => void (sprite.alpha = 1 - progress), false).then(() => sprite.destroy())
    },
  }
}
