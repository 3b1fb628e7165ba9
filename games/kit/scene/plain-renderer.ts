import 'pixi.js/graphics'
import { BrowserAdapter, CanvasRenderer, DOMAdapter } from 'pixi.js'

/** Painting on a 2D canvas makes no code at run time, so the check for `unsafe-eval` has nothing to check. */
class PlainRenderer extends CanvasRenderer {
  override _unsafeEvalCheck(): void {}
}

/**
 * For its first frame the library asks a WebGL context of its own how precise shaders are, and then has no shader to run.
 * Such a context is the dearest thing that a phone can be asked for here, so it is told that there is none.
 */
DOMAdapter.set({
  ...BrowserAdapter,
  createCanvas(width, height) {
    const canvas = BrowserAdapter.createCanvas(width, height) as HTMLCanvasElement
    const getContext = canvas.getContext.bind(canvas) as (kind: string, options?: unknown) => RenderingContext | null
    const getPlainContext = (kind: string, options?: unknown) => (kind === 'webgl' ? null : getContext(kind, options))
    return Object.assign(canvas, { getContext: getPlainContext }) as HTMLCanvasElement
  },
})

/**
 * A renderer on a plain 2D canvas. That starts several times faster than WebGL, needs no code made at run time (a strict
 * content security policy holds), and some twenty pictures do not need more.
 * @param resolution device pixels per CSS pixel
 */
export async function createPlainRenderer(canvas: HTMLCanvasElement, resolution: number): Promise<CanvasRenderer> {
  const renderer = new PlainRenderer()
  await renderer.init({
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: false,
    resolution,
    width: 1,
    height: 1,
    manageImports: false,
  })
  return renderer
}

/** Device pixels per CSS pixel that a scene is painted with: more than two cost more than they show. */
export const sceneResolution = (): number => Math.min(2, globalThis.devicePixelRatio || 1)
