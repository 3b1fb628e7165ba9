import type { SheetFrame } from '../protocol/index.ts'

/**
 * Pictures of one symbol: normal, dimmed to 56 % for symbols that do not win, and blurred for a turning reel. The first
 * frame shows only normal symbols; the other pictures cost more than everything before it, so they are painted on
 * demand.
 */
export type SymbolPictures = {
  readonly plain: () => HTMLCanvasElement
  readonly dim: () => HTMLCanvasElement
  readonly smeared: () => HTMLCanvasElement
}

const SIDE = 240
const DIM = 0.44
/** A turning symbol is the mean of itself at these offsets, so that no single edge is visible. */
const SMEAR = Array.from({ length: 15 }, (_, at) => (at - 7) * 6)

/** Loads each picture once and cuts the symbols out of it. Rejects when a picture does not load. */
export async function cutSymbols(frames: readonly SheetFrame[]): Promise<SymbolPictures[]> {
  const images = new Map<string, Promise<HTMLImageElement>>()
  for (const { image } of frames) if (!images.has(image)) images.set(image, loadImage(image))
  return Promise.all(
    frames.map(async (frame) => {
      const image = await (images.get(frame.image) ?? loadImage(frame.image))
      // The image may have another size than its data says; parts are scaled in proportion.
      const scale = image.naturalWidth / frame.sheetWidth
      const plain = paint((context) =>
        context.drawImage(image, frame.x * scale, frame.y * scale, frame.w * scale, frame.h * scale, 0, 0, SIDE, SIDE),
      )
      const dim = () =>
        paint((context) => {
          context.drawImage(plain, 0, 0)
          context.globalCompositeOperation = 'source-atop'
          context.fillStyle = `rgb(4 4 14 / ${DIM})`
          context.fillRect(0, 0, SIDE, SIDE)
        })
      const smeared = () =>
        paint((context) => {
          SMEAR.forEach((shift, drawn) => {
            context.globalAlpha = 1 / (drawn + 1)
            context.drawImage(plain, 0, shift)
          })
          context.globalAlpha = 0.3
          context.globalCompositeOperation = 'source-atop'
          context.drawImage(plain, 0, 0)
        })
      return { plain: () => plain, dim, smeared }
    }),
  )
}

function paint(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
