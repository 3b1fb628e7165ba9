import type { Language } from '#config/shapes.ts'
import type { MoneyStyles } from '#money'
import type { BetPresentation } from '#games/kit/protocol/bets.ts'
import type { Presentation } from '#games/kit/protocol/index.ts'
import type { Compiled } from '#games/kit/tell/compile-texts.ts'
import type { TextKey } from '../texts/index.ts'

/** What the server puts into a game's page for its script, so that nothing else has to be asked for. */
export type GamePageData = {
  readonly game: Presentation
  readonly title: string
  readonly language: Language
  readonly texts: Compiled<TextKey>
  /** Texts of the refusals that play can meet, and `default`. */
  readonly errors: Readonly<Record<string, string>>
  /** How the page's language writes money, so that its script need not find out. */
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
  /** A round may wait for the player. */
  readonly hasDecisions: boolean
  /** What the engine says in this language. */
  readonly engineTexts: Compiled<string>
  readonly errors: Readonly<Record<string, string>>
  /** How the page's language writes money, so that its script need not find out. */
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
  /** What engines with bets say in this language, by engine. */
  readonly engineTexts: Readonly<Record<string, Compiled<string>>>
}

/** What the verifier's file is given beside its script: the language that it opens in, all texts, and what games are called. */
export type OfflineData = {
  readonly language: Language
  readonly texts: Readonly<Record<Language, Pick<VerifyPageData, 'texts' | 'engineTexts'>>>
  readonly games: Readonly<
    Record<string, { readonly cs: string; readonly en: string; /** By id. */ readonly symbols: readonly string[] }>
  >
}
