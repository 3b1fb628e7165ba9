/** As Czech and Slovak write Russian sounds; letters that sound like nothing are left out. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'ch',
  ц: 'c',
  ч: 'c',
  ш: 's',
  щ: 's',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
}
const CYRILLIC = /\p{Script=Cyrillic}/u

/**
 * A text in Cyrillic letters as names of games are written, so that a player who reads Russian finds "Golem" by "голем".
 * Undefined where nothing is written otherwise, or nothing is left.
 */
export function writeInLatin(text: string): string | undefined {
  if (!CYRILLIC.test(text)) return undefined
  const write = (letter: string) => LATIN[letter] ?? (CYRILLIC.test(letter) ? '' : letter)
  return [...text.toLowerCase().normalize('NFC')].map(write).join('').trim() || undefined
}
