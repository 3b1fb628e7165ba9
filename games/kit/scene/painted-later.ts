import { Texture } from 'pixi.js'

/** A texture that is painted when it is first asked for, and kept: the first frame of a scene needs none of them. */
export function paintedLater(paint: () => HTMLCanvasElement): () => Texture {
  let texture: Texture | undefined
  return () => (texture ??= Texture.from(paint()))
}

/** Does pieces of work one by one whenever the browser has nothing else to do. */
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
