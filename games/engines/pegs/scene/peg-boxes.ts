import { Container, Sprite } from 'pixi.js'
import type { BetStage } from '../../../kit/scene/create-bet-stage.ts'
import { paintTexture } from '../../../kit/scene/paint-texture.ts'
import type { Words } from '../../../kit/description/description.ts'
import { writeTimes } from '../description/index.ts'
import { drawBox } from './paint-peg-board.ts'
import { boxAt, type PegLayout } from './peg-layout.ts'

/** The boxes under the pegs, with their pays. */
export function createPegBoxes(stage: BetStage, words: Pick<Words<string>, 'language'>, coins: number) {
  const layer = new Container()
  let sprites: Sprite[] = []
  return {
    layer,
    paint(layout: PegLayout, pays: readonly number[]): void {
      layer.removeChildren().forEach((child) => child.destroy())
      sprites = paintBoxes(stage, words, { layout, pays, coins })
      layer.addChild(...sprites)
    },
    /** Highlights the box that was hit. */
    light(hit: number | undefined): void {
      sprites.forEach((one, at) => void (one.tint = hit === undefined || at === hit ? 0xff_ff_ff : 0x9a_9a_a8))
    },
    /** Makes a box that was hit jump. */
    lift(box: number, height: number): void {
      const sprite = sprites[box]
      if (!sprite) return
      const { y } = sprite
      void stage.motion.run(420, (progress) => {
        if (!sprite.destroyed) sprite.y = y + Math.sin(progress * Math.PI) * height * 0.28
      })
    },
  }
}

type Boxes = { readonly layout: PegLayout; readonly pays: readonly number[]; readonly coins: number }

/** The pay of each box; the higher, the warmer its colour. */
function paintBoxes(stage: BetStage, words: Pick<Words<string>, 'language'>, { layout, pays, coins }: Boxes): Sprite[] {
  const most = Math.max(...pays)
  const [width, height] = [layout.gap - 3, layout.boxHeight]
  return pays.map((pay, box) => {
    const share = most > 0 ? Math.log1p((pay / coins) * 4) / Math.log1p((most / coins) * 4) : 0
    const text = writeTimes(words, pay, coins).slice(1)
    const sprite = new Sprite({
      anchor: 0.5,
      texture: paintTexture(width, height, stage.resolution, (context) =>
        drawBox(context, { width, height, share, text }),
      ),
    })
    sprite.width = width
    sprite.height = height
    const { x, y } = boxAt(layout, box)
    sprite.position.set(x, y)
    return sprite
  })
}
