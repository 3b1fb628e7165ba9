import type { Language } from '#config/shapes.ts'
import type { MoneyStyles } from '#money'
import type { BetPresentation } from '#games/kit/protocol/bets.ts'
import type { Presentation } from '#games/kit/protocol/index.ts'
import type { Compiled } from '#games/kit/description/compile-texts.ts'
import type { TextKey } from '../texts/index.ts'

/** The data in a game's page for its script, so that no further request is needed. */
export type GamePageData = {
  readonly game: Presentation
  readonly title: string
  readonly language: Language
  readonly texts: Compiled<TextKey>
  /** Texts of the error codes of play, and `default`. */
  readonly errors: Readonly<Record<string, string>>
  /** The format of money in the page's language, computed by the server. */
  readonly moneyStyles: MoneyStyles
  /** By index of the symbol. */
  readonly symbolNames: readonly string[]
  readonly lobbyUrl: string
  readonly grid: readonly (readonly number[])[]
}

/** The same for a game with bets. */
export type BetPageData = {
  readonly game: BetPresentation
  readonly title: string
  readonly language: Language
  readonly texts: Compiled<TextKey>
  /** A round may wait for a decision of the player. */
  readonly hasDecisions: boolean
  /** The engine's texts in this language. */
  readonly engineTexts: Compiled<string>
  readonly errors: Readonly<Record<string, string>>
  /** The format of money in the page's language, computed by the server. */
  readonly moneyStyles: MoneyStyles
  readonly lobbyUrl: string
}

export type VerifiedGame = {
  readonly title: string
  /** None in a game with bets. */
  readonly symbols: Presentation['symbols']
  /** By the id of the symbol. */
  readonly symbolNames: Readonly<Record<string, string>>
}

export type VerifyPageData = {
  readonly language: Language
  readonly texts: Compiled<TextKey>
  readonly games: Readonly<Record<string, VerifiedGame>>
  /** Texts of the engines with bets in this language, by engine. */
  readonly engineTexts: Readonly<Record<string, Compiled<string>>>
}

/** Data of the verifier's file beside its script: its initial language, all texts, and the names of games. */
export type OfflineData = {
  readonly language: Language
  readonly texts: Readonly<Record<Language, Pick<VerifyPageData, 'texts' | 'engineTexts'>>>
  readonly games: Readonly<
    Record<string, { readonly cs: string; readonly en: string; /** By id. */ readonly symbols: readonly string[] }>
  >
}
