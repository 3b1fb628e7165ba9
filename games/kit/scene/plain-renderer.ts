import 'pixi.js/graphics'
import { BrowserAdapter, CanvasRenderer, DOMAdapter } from 'pixi.js'

/** Painting on a 2D canvas generates no code at run time, so the library’s check for `unsafe-eval` is not needed. */
class PlainRenderer extends CanvasRenderer {
  override _unsafeEvalCheck(): void {}
}

/**
 * Before its first frame the library queries the shader precision of a separate WebGL context, but no shader is used
 * here. Creating such a context is very expensive on a phone, so the adapter reports that there is none.
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
 * A renderer on a plain 2D canvas. It starts several times faster than WebGL, generates no code at run time (compatible
 * with a strict content security policy), and about twenty pictures do not need more.
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

/** Device pixels per CSS pixel of a scene: more than two cost time without a visible effect. */
export const sceneResolution = (): number => Math.min(2, globalThis.devicePixelRatio || 1)
