/** One address point of the stand-ins. Streets and towns exist; their numbers and codes are made up. */
export type AddressPoint = {
  readonly code: number
  readonly country: 'CZ' | 'SK'
  /** Empty in villages without street names. */
  readonly street: string
  readonly number: string
  readonly isCottage: boolean
  readonly town: string
  readonly part: string
  /** Town with its post district: `Praha 2`. */
  readonly post: string
  readonly zip: string
}

type Place = Pick<AddressPoint, 'country' | 'town' | 'part' | 'post' | 'zip'> & { readonly streets: readonly string[] }

const place = (
  country: 'CZ' | 'SK',
  town: string,
  part: string,
  post: string,
  zip: string,
  streets: string,
): Place => ({
  country,
  town,
  part,
  post,
  zip,
  streets: streets.split(' · '),
})

const PLACES: readonly Place[] = [
  place('CZ', 'Praha', 'Nové Město', 'Praha 2', '12000', 'Sokolská · Ječná · Karlovo náměstí · Na Zderaze'),
  place('CZ', 'Praha', 'Vinohrady', 'Praha 2', '12000', 'Vinohradská · Mánesova · náměstí Míru · Korunní'),
  place('CZ', 'Brno', 'Veveří', 'Brno', '60200', 'Veveří · Kounicova · Antonínská'),
  place('CZ', 'Ostrava', 'Poruba', 'Ostrava', '70800', 'Hlavní třída · Opavská · Porubská'),
  place('CZ', 'Plzeň', 'Vnitřní Město', 'Plzeň', '30100', 'Americká · Pražská · Sedláčkova'),
  place('CZ', 'Jáchymov', 'Jáchymov', 'Jáchymov', '36251', 'náměstí Republiky · Mincovní · Fibichova'),
  place('CZ', 'Karlovy Vary', 'Drahovice', 'Karlovy Vary', '36001', 'Vítězná · Moskevská'),
  place('CZ', 'Olešná', 'Olešná', 'Olešná', '39301', ''),
  place('CZ', 'Přišimasy', 'Horka', 'Přišimasy', '28201', ''),
  place('SK', 'Bratislava', 'Staré Mesto', 'Bratislava', '81101', 'Obchodná · Panská · Laurinská · Štefánikova'),
  place('SK', 'Košice', 'Staré Mesto', 'Košice', '04001', 'Hlavná · Mlynská · Kováčska'),
  place('SK', 'Žilina', 'Žilina', 'Žilina', '01001', 'Národná · Mariánske námestie'),
  place('SK', 'Nitra', 'Staré Mesto', 'Nitra', '94901', 'Štefánikova trieda · Farská'),
  place('SK', 'Čičmany', 'Čičmany', 'Čičmany', '01315', ''),
]
const NUMBERS_A_STREET = 8

/** About two hundred address points, the same at every start. */
export const addressBook: readonly AddressPoint[] = PLACES.flatMap(({ streets, ...where }, at) =>
  streets.flatMap((street, streetAt) =>
    Array.from({ length: NUMBERS_A_STREET }, (_, index): AddressPoint => {
      const house = 101 + at * 37 + streetAt * 11 + index
      const door = `${2 * index + 1}${index === NUMBERS_A_STREET - 1 ? 'a' : ''}`
      return {
        ...where,
        street,
        code: 21_000_000 + at * 10_000 + streetAt * 100 + index,
        number: street === '' ? String(index + 1) : `${house}/${door}`,
        isCottage: street === '' && index === NUMBERS_A_STREET - 1,
      }
    }),
  ),
)

/** As the Czech register writes it: `Sokolská 101/1, Nové Město, 12000 Praha 2`, `č.p. 12, 39301 Olešná`. */
export function lineOf({ street, number, isCottage, part, town, post, zip }: AddressPoint): string {
  const first = street === '' ? `${isCottage ? 'č.ev.' : 'č.p.'} ${number}` : `${street} ${number}`
  return [first, ...(part === town ? [] : [part]), `${zip} ${post}`].join(', ')
}

/** Lower case, no accents, words only. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^\p{L}\d/]+/gu, ' ').trim()
}

/** Points whose line contains, for every word of the text, a word that begins with it. */
export function findPoints(country: string, text: string): AddressPoint[] {
  const wanted = fold(text).split(' ').filter(Boolean)
  return addressBook.filter((point) => {
    if (point.country !== country) return false
    const words = fold(`${lineOf(point)} ${point.town} ${point.number.replace('/', ' ')}`).split(' ')
    return wanted.every((word) => words.some((one) => one.startsWith(word)))
  })
}
