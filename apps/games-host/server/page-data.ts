import type { Language } from '#config/shapes.ts'
import type { Presentation } from '#games/kit/protocol/index.ts'
import type { Texts } from '../texts/index.ts'

/** What the server puts into a game's page for its script, so that nothing else has to be asked for. */
export type GamePageData = {
  readonly game: Presentation
  readonly title: string
  readonly language: Language
  readonly texts: Texts
  /** Texts of the refusals that play can meet, and `default`. */
  readonly errors: Readonly<Record<string, string>>
  /** By index of the symbol. */
  readonly symbolNames: readonly string[]
  readonly lobbyUrl: string
  readonly grid: readonly (readonly number[])[]
}

export type VerifiedGame = {
  readonly title: string
  readonly symbols: Presentation['symbols']
  /** By the id of the symbol. */
  readonly symbolNames: Readonly<Record<string, string>>
}

export type VerifyPageData = {
  readonly language: Language
  readonly texts: Texts
  readonly games: Readonly<Record<string, VerifiedGame>>
}
