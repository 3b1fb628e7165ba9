import { formatNumber } from '#money'
import type { BetDefinition, BetOutcome } from '../protocol/bets.ts'
import type { Compiled } from './compile-texts.ts'
import { fillCompiled } from '#text'

/** Languages of the games. A new language needs a text in every engine; otherwise it does not compile. */
export const gameLanguages = ['cs', 'sk', 'en', 'hu', 'ru', 'vi'] as const
export type GameLanguage = (typeof gameLanguages)[number]

/** Texts of one engine by language, in ICU message syntax. All languages have the same keys. */
export type EngineTexts<Key extends string> = Readonly<Record<GameLanguage, Readonly<Record<Key, string>>>>

/** Formats texts, amounts and numbers in the language of the page. */
export type Words<Key extends string> = {
  readonly language: GameLanguage
  /** An engine's own text. */
  readonly say: (key: Key, values?: Readonly<Record<string, string | number>>) => string
  readonly money: (amountMinor: number) => string
  readonly number: (value: number, digits?: number) => string
  /** Formats a share from 0 to 1. */
  readonly percent: (share: number) => string
}

/** A part of the rules or of the paytable: sentences, and a table if there is one. Rows have as many cells as the head. */
export type Section = {
  readonly title: string
  readonly texts?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

/** One result in a few characters, for the strip over the game. Its tone is never the only indication. */
export type ShortResult = { readonly text: string; readonly tone: 'won' | 'plain' | 'lost' | 'red' | 'black' | 'green' }

/**
 * The description of a game with bets, without drawing it: the page’s rules and paytable, the result as text, the strip
 * of results, the verifier and staff’s replay all use it, from the definition and the outcome alone.
 */
export type Description<Definition extends BetDefinition, Outcome extends BetOutcome, Key extends string> = {
  /** The rules, in sections. */
  rules(words: Words<Key>, definition: Definition): Section[]
  /** The pays for a stake in minor units, with their chances. */
  paytable(words: Words<Key>, definition: Definition, stakeMinor: number): Section[]
  /** The result in a sentence or two, without the win itself. For an open round: what is known. */
  result(words: Words<Key>, definition: Definition, outcome: Outcome): string
  shortResult(words: Words<Key>, definition: Definition, outcome: Outcome): ShortResult
}

/** The formatter of an engine’s texts in a language. */
export function wordsOf<Key extends string>(
  texts: Compiled<Key>,
  language: GameLanguage,
  money: (amountMinor: number) => string,
): Words<Key> {
  return {
    language,
    say: (key, values) => fillCompiled(texts[key], values ?? {}, language),
    money,
    number: (value, digits = 2) => formatNumber(value, language, { most: digits }),
    percent: (share) =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: share < 0.0001 ? 4 : 2,
        maximumFractionDigits: share < 0.0001 ? 6 : 2,
      }).format(share),
  }
}
