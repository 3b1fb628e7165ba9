import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { LookFault } from '#contract/shapes/look.ts'
import type { TextFault, Texts } from '#contract/shapes/texts.ts'
import type { SectionPlace, SectionType } from '#contract/shapes/sections.ts'
import type { Look } from '#config/look.ts'
import type { TextBook } from '#config/texts/text-entry.ts'
import type { FileStore } from '#server/documents/index.ts'
import type { Pictures } from '#pictures'
import type { Clock, Database, FieldCipher, Transaction } from '#server/kernel/index.ts'

export type LanguageCode = Static<typeof Language>

type Size = { readonly widthPx: number; readonly heightPx: number }

/** Placeholders of a text, filled in for the brand when the page is read. */
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

/** A place of the site: the accepted types, how many sections are shown, and whether the brand has its page. */
export type PlaceOfSections = {
  readonly types: readonly SectionType[]
  readonly maxCount: number
  readonly hasPage: boolean
}

/** Needs of the room, passed by the composition. */
export type ContentNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly languages: readonly LanguageCode[]
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly pictures: Pictures
  /** Sizes of the brand's pictures; files of a group with such a name are cropped to the size. */
  readonly pictureSizes: Readonly<Record<string, Size>>
  /** The values of placeholders, in one language. */
  readonly wordsOf: (language: LanguageCode) => Readonly<Record<TextName, string>>
  readonly firstPages: readonly FirstPage[]
  /** What each place of the site accepts at the brand. */
  readonly places: Readonly<Record<SectionPlace, PlaceOfSections>>
  /** The text that the law requires in every advertisement now, in a language; null: none. */
  readonly promotionWords: (language: LanguageCode) => string | null
  readonly isGame: (gameKey: string) => boolean
  /** A game whose page shows what stands beside every game, for previews. */
  readonly anyGame: string
  /** Whether the brand and the law have jackpots. */
  readonly mayHaveJackpots: () => boolean
  /** Whether a jackpot of the brand has this id. */
  readonly isJackpot: (poolId: string) => Promise<boolean>
  /** Live jackpots of the brand, for a section that names one. */
  readonly listJackpots: () => Promise<readonly { readonly poolId: string; readonly name: string }[]>
  /** On which level of the club somebody stands, from 1; 0 for none. */
  readonly levelOf: (playerId: number) => Promise<number>
  /** Origin of the player site, for previews. */
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

/** The look of the brand's folder, and the rules for other looks. */
export type LookNeeds = {
  readonly own: Look
  /** @param live current looks of other brands, if known; others look as in their folders */
  readonly judge: (look: Look, live: ReadonlyMap<string, Look>) => readonly LookFault[]
  /** Every file of the brand's folder, by its path in `config`. */
  readonly readFolder: () => readonly { readonly path: string; readonly text: string }[]
  readonly previewKey: Buffer
  /** Origin of the studio, which may show a preview in a frame. */
  readonly backofficeOrigin: string
  /** Origin of games, whose frames also show a look. */
  readonly gamesOrigin: string
}

/** The texts of the player site, and the rules for changed ones. */
export type TextNeeds = {
  /** In the brand's form of address. */
  readonly book: () => TextBook
  /** A text addresses its reader in a form that the brand does not use. */
  readonly addressesOtherwise: (key: string, language: LanguageCode, text: string) => boolean
  /** The texts of the brand's folder. */
  readonly own: (language: LanguageCode) => Texts
  readonly judge: (language: LanguageCode, texts: Texts) => readonly TextFault[]
  readonly previewKey: Buffer
}
