/** Colours as `#rrggbb` strings: the only place where they are mixed. */

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour `share` (0–1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const darken = (colour: string, share: number): string => mix(colour, '#000000', share)

/** How far apart two colours look (CIE76 dE): 0 is the same, 15 is told apart at a glance. */
export function colourDistance(one: string, other: string): number {
  const a = lab(one)
  const b = lab(other)
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function lab(colour: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
