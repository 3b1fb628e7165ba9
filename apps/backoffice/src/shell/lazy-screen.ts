import { lazy, type ComponentType } from 'react'

/** The chunks of a screen failed to load: no connection, or a newer version of the back office has replaced them. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The files of a screen did not come.', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

export type LazyScreen = {
  readonly Screen: ComponentType
  /** Preloads its chunks; a failure shows when the screen is opened. */
  readonly preload: () => void
}

/** A lazy screen: its chunks are loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return {
    Screen: lazy(async () => ({
      default: await load().catch((error: unknown) => {
        throw new ScreenNotLoaded(error)
      }),
    })),
    preload: () => void load().catch(() => undefined),
  }
}
