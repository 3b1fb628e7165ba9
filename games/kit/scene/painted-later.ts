import { Texture } from 'pixi.js'

/** A texture that is painted on its first use and cached: the first frame of a scene needs none of them. */
export function paintedLater(paint: () => HTMLCanvasElement): () => Texture {
  let texture: Texture | undefined
  return () => (texture ??= Texture.from(paint()))
}

/** Runs small tasks one by one when the browser is idle. */
export function doWhenIdle(work: readonly (() => void)[]): void {
  const left = [...work]
  const ask = (): void => {
    if (left.length === 0) return
    if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: 1000 })
    else setTimeout(go, 50)
  }
  const go = (): void => {
    left.shift()?.()
    ask()
  }
  ask()
}
