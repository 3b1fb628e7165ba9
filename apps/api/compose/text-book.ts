import { messagesTo } from '#apps/player/src/messages/index.ts'
import { places } from '#apps/player/src/messages/places.ts'
import { readErrorTexts } from '#config/read-texts.ts'
import { languages, type Language } from '#config/shapes.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { makeTextBook } from '#config/texts/text-book.ts'
import type { TextBook } from '#config/texts/text-entry.ts'
import type { Audience } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { REGISTRATION_ERROR_KINDS, TRANSPORT_CODES } from '#contract/errors.ts'

/** Whose calls show their refusals to players. */
const PLAYERS: readonly Audience[] = ['any', 'player', 'game']

/** The error codes of calls for players, on the site and in games. */
const codes = () => {
  const ofPlayers = catalogue.filter(({ audience }) => PLAYERS.includes(audience))
  const refusals = ofPlayers.flatMap((call) => call.refusals)
  return [...new Set(['default', ...TRANSPORT_CODES, ...REGISTRATION_ERROR_KINDS, ...refusals])]
}

const books = new Map<FormOfAddress, TextBook>()

/** Every text of the player site in a form of address, read at the first request of staff. */
export function textBook(address: FormOfAddress): TextBook {
  const byLanguage = <Texts>(read: (language: Language) => Texts) =>
    Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Texts>
  const known = books.get(address)
  if (known) return known
  const errors = byLanguage((one) => readErrorTexts(one, address))
  const book = makeTextBook({ site: messagesTo(address), places, errors, codes: codes() })
  books.set(address, book)
  return book
}
