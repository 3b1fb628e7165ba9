import { lazy, type ComponentType } from 'react'

/** The files of a screen did not come: the connection is lost, or a newer version of the back office has taken their place. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The files of a screen did not come.', { cause })
    this.name = 'ScreenNotLoaded'
  }
}

export type LazyScreen = {
  readonly Screen: ComponentType
  /** Asks for its files before they are needed; a failure shows when the screen is opened. */
  readonly preload: () => void
}

/** A screen whose files are asked for when it is first opened. */
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
