import type { Theme } from '#config/theme.ts'

/** Letters on five by seven points, one byte for a row: enough for a name until the brand has its own mark. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '0E11111F111111',
  B: '1E11111E11111E',
  C: '0E11101010110E',
  D: '1E11111111111E',
  E: '1F10101E10101F',
  F: '1F10101E101010',
  G: '0E11101711110F',
  H: '1111111F111111',
  I: '0E04040404040E',
  J: '0702020202120C',
  K: '11121418141211',
  L: '1010101010101F',
  M: '111B1515111111',
  N: '11191513111111',
  O: '0E11111111110E',
  P: '1E11111E101010',
  Q: '0E11111115120D',
  R: '1E11111E141211',
  S: '0F10100E01011E',
  T: '1F040404040404',
  U: '1111111111110E',
  V: '11111111110A04',
  W: '11111115151B11',
  X: '11110A040A1111',
  Y: '11110A04040404',
  Z: '1F01020408101F',
  0: '0E11131519110E',
  1: '040C040404040E',
  2: '0E11010608101F',
  3: '1F02040201110E',
  4: '02060A121F0202',
  5: '1F101E0101110E',
  6: '0608101E11110E',
  7: '1F010204080808',
  8: '0E11110E11110E',
  9: '0E11110F01020C',
}
const ROWS = 7
const STEP = 6

/** A word mark for dark surfaces, only of paths. */
export function drawLogo(name: string, theme: Theme): string {
  const word = plain(name)
  const width = 52 + word.length * STEP * 4
  return write(name, width, 64, [
    `<path fill="${theme.accent}" d="M8 14h28v36h-28z"/>`,
    `<path fill="${theme['on-accent']}" d="${drawWord(word.slice(0, 1), 12, 18, 4)}"/>`,
    `<path fill="#fff7ee" d="${drawWord(word, 46, 18, 4)}"/>`,
  ])
}

/** A square icon whose first letter stays inside a round mask. */
export function drawIcon(name: string, theme: Theme): string {
  return write(name, 512, 512, [
    `<path fill="${theme.bg}" d="M0 0h512v512h-512z"/>`,
    `<path fill="${theme.accent}" d="${drawWord(plain(name).slice(0, 1), 156, 116, 40)}"/>`,
  ])
}

function write(name: string, width: number, height: number, parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}">`
  return [head, `<title>${name}</title>`, ...parts, '</svg>', ''].join('\n')
}

function plain(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
}

function drawWord(word: string, left: number, top: number, point: number): string {
  return [...word]
    .flatMap((letter, place) => {
      const bytes = LETTERS[letter] ?? ''
      return Array.from({ length: ROWS }, (_, row) => {
        const bits = Number.parseInt(bytes.slice(row * 2, row * 2 + 2) || '0', 16)
        return Array.from({ length: 5 }, (__, column) => {
          if (((bits >> (4 - column)) & 1) === 0) return ''
          const [x, y] = [left + (place * STEP + column) * point, top + row * point]
          return `M${x} ${y}h${point}v${point}h-${point}z`
        }).join('')
      })
    })
    .join('')
}
