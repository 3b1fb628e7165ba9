/**
 * Letters that are no A to Z with a mark, as machine-readable documents spell them (ICAO 9303 part 3, section 6): what banks
 * and documents know of a name. The Cyrillic ones are of Russian and Ukrainian, without their doubtful cases.
 */
export const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ...Object.fromEntries(
    [...'абвгдеёзийклмнопрстуф'].map((letter, index) => [letter, [...'abvgdeeziiklmnoprstuf'][index] ?? '']),
  ),
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'ie',
  ґ: 'g',
}

/** A name in the letters A to Z, in the case that it has: `Đặng Łukasz` is `Dang Lukasz`. What is no letter stays. */
export function spellLatin(text: string): string {
  const spelled = [...text.normalize('NFC')].map((letter) => {
    const small = letter.toLowerCase()
    const latin = SPELLED[small]
    if (latin === undefined) return letter
    return letter === small ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1)
  })
  return spelled.join('').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
