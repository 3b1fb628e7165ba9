import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { LookFault } from '#contract/shapes/look.ts'
import type { TextFault, Texts } from '#contract/shapes/texts.ts'
import type { SectionPlace, SectionType } from '#contract/shapes/sections.ts'
import type { Look } from '#config/look.ts'
import type { TextBook } from '#config/texts/text-entry.ts'
import type { FileStore } from '#server/documents/index.ts'
import type { Clock, Database, FieldCipher, Transaction } from '#server/kernel/index.ts'

export type LanguageCode = Static<typeof Language>

type Size = { readonly widthPx: number; readonly heightPx: number }

/** What a text may leave to the brand: names in braces, filled in when the page is read. */
export const TEXT_NAMES = [
  'brand',
  'operator',
  'companyNumber',
  'registeredOffice',
  'registerEntry',
  'licence',
  'dataProtectionEmail',
  'phone',
  'email',
  'minAge',
] as const
export type TextName = (typeof TEXT_NAMES)[number]

/** A page as delivered with the product, before staff have written anything. */
export type FirstPage = {
  readonly page: string
  readonly language: LanguageCode
  readonly title: string
  readonly text: string
}

/** Needs of the room, given when a process is composed. */
export type ContentNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly languages: readonly LanguageCode[]
  readonly cipher: FieldCipher
  readonly files: FileStore
  /** Sizes of the brand's pictures; a group of files that is named as one of them is cut to it. */
  readonly pictureSizes: Readonly<Record<string, Size>>
  /** What the names of a text stand for, in one language. */
  readonly wordsOf: (language: LanguageCode) => Readonly<Record<TextName, string>>
  readonly firstPages: readonly FirstPage[]
  /** What each place of the site takes, by the brand. */
  readonly places: Readonly<Record<SectionPlace, { readonly types: readonly SectionType[]; readonly maxCount: number }>>
  /** What the law has every advertisement say now, in a language; null: nothing. */
  readonly promotionWords: (language: LanguageCode) => string | null
  readonly isGame: (gameKey: string) => boolean
  /** Whether the brand and the law have jackpots. */
  readonly mayHaveJackpots: () => boolean
  /** Whether a jackpot of the brand has this id. */
  readonly isJackpot: (poolId: string) => Promise<boolean>
  /** On which level of the club somebody stands, from 1; 0 for none. */
  readonly levelOf: (playerId: number) => Promise<number>
  /** Where the player site is, for previews. */
  readonly playerOrigin: string
  readonly previewKey: Buffer
  readonly timeZone: string
  /** How many days before new terms begin players are notified, by the pack of the market. */
  readonly termsNoticeDays: () => number
  readonly sendLetter: (
    tx: Transaction,
    letter: {
      readonly to: string
      readonly language: LanguageCode
      readonly template: 'terms-change' | 'terms-taken-back'
      readonly values: { readonly day: string; readonly url: string }
    },
  ) => Promise<void>
  readonly looks: LookNeeds
  readonly texts: TextNeeds
}

/** How the brand looks, as its folder has it, and what is asked of another look. */
export type LookNeeds = {
  readonly own: Look
  /** @param live how other brands look now, where that is known; others look as in their folders */
  readonly judge: (look: Look, live: ReadonlyMap<string, Look>) => readonly LookFault[]
  /** Every file of the brand's folder, by its path in `config`. */
  readonly readFolder: () => readonly { readonly path: string; readonly text: string }[]
  readonly previewKey: Buffer
  /** Where the studio is, which may show a preview in a frame. */
  readonly backofficeOrigin: string
  /** Where games are, whose frames show a look as well. */
  readonly gamesOrigin: string
}

/** What the player site says, and what is asked of other words for it. */
export type TextNeeds = {
  readonly book: () => TextBook
  /** As the brand's folder has it. */
  readonly own: (language: LanguageCode) => Texts
  readonly judge: (language: LanguageCode, texts: Texts) => readonly TextFault[]
  readonly previewKey: Buffer
}
