/** Letters of other alphabets that look like Latin ones, and Latin letters that have no Unicode decomposition. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
}
const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** Makes names equal that look equal: `Јana.K` and `jana k` → `janak`. */
export function foldNickname(name: string): string {
  return [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Also maps digits that stand for letters, and drops repeated letters: `Fu_uC.k3r` → `fucker`. */
export function hardFold(name: string): string {
  return [...foldNickname(name)]
    .map((letter) => DIGITS[letter] ?? letter)
    .join('')
    .replaceAll(/(.)\1+/gu, '$1')
}

/** Also maps shapes that look the same in most fonts: `ToIar`, `To1ar` and `Tolar`, `Adrnin` and `Admin`. */
export const foldShapes = (name: string): string =>
  hardFold(name).replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
