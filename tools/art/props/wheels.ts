import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'

const polar = (radius: number, angle: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`

function ringSlice(outer: number, inner: number, from: number, to: number, fill: string): string {
  return `<path d="M${polar(outer, from)} A${outer} ${outer} 0 0 1 ${polar(outer, to)} L${polar(inner, to)} A${inner} ${inner} 0 0 0 ${polar(inner, from)}Z" fill="${fill}" stroke="#ffcf6b" stroke-width=".6"/>`
}

/** A roulette wheel with its number of pockets; the first `zeros` are green. */
export function drawRoulette(pockets = '37', wood = '#6b3413', dark = '#15100f', zeros = '1'): string {
  const count = Number(pockets)
  let slices = ''
  for (let index = 0; index < count; index++) {
    const from = (index * 2 * Math.PI) / count - Math.PI / 2
    const isZero = index === 0 || (zeros === '2' && index === Math.floor(count / 2))
    slices += ringSlice(45, 28, from, from + (2 * Math.PI) / count, isZero ? '#0f9d4f' : index % 2 ? '#c8102e' : dark)
  }
  const turret = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn + 20})"><rect x="-2.2" y="-21" width="4.4" height="21" rx="2" fill="#ffd98a"/><circle cy="-21" r="3.8" fill="#fff0c8"/></g>`,
    )
    .join('')
  return `<defs><radialGradient id="~r" cx=".38" cy=".32"><stop stop-color="${lighten(wood, 0.4)}"/><stop offset="1" stop-color="${darken(wood, 0.35)}"/></radialGradient><linearGradient id="~g" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".5" stop-color="#8d4c05"/><stop offset="1" stop-color="#ffd25e"/></linearGradient></defs><circle r="51" fill="${darken(wood, 0.45)}"/><circle r="49" fill="none" stroke="url(#~g)" stroke-width="3"/>${slices}<circle r="36.5" fill="none" stroke="#ffcf6b" stroke-opacity=".55" stroke-width=".8"/><circle r="28" fill="url(#~r)"/><circle r="27" fill="none" stroke="#ffcf6b"/>${turret}<circle r="8" fill="#ffcf6b"/><circle r="5" fill="#fff0c8" cx="-1" cy="-1"/><circle cx="31" cy="-21" r="4.2" fill="#d8dde6"/><circle cx="30" cy="-22" r="2" fill="#fff"/>`
}

/** A wheel of fortune: coloured slices, a rim of bulbs and a pointer. */
export function drawFortuneWheel(slices = '12', one = '#e8202a', two = '#ffb01f', three = '#1d7bd8'): string {
  const count = Number(slices)
  const colours = [one, '#fff3dc', two, three]
  let body = ''
  for (let index = 0; index < count; index++) {
    const from = (index * 2 * Math.PI) / count
    body += ringSlice(42, 0, from, from + (2 * Math.PI) / count, colours[index % colours.length] ?? one)
  }
  const bulbs = Array.from(
    { length: 16 },
    (_, index) =>
      `<circle cy="-46" r="2.6" fill="${index % 2 ? '#fff6cf' : '#ffd25e'}" transform="rotate(${index * 22.5})"/>`,
  ).join('')
  return `<defs><radialGradient id="~s" cx=".36" cy=".3" r=".9"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient></defs><circle r="51" fill="#7a1020"/><circle r="50" fill="none" stroke="#ffcf6b" stroke-width="2.4"/>${body}<circle r="42" fill="url(#~s)"/>${bulbs}<circle r="12" fill="#8d4c05"/><circle r="10" fill="#ffc63d"/><circle r="5" cx="-2" cy="-2" fill="#fff3c4"/><path d="M-9 -56 H9 L0 -34Z" fill="#fff3c4" stroke="#8d1020" stroke-width="3" stroke-linejoin="round"/>`
}

/** Three rings of prizes around a jewel: the wheel of a treasure game. */
export function drawTripleWheel(jewel = '#ff2f4d'): string {
  let body = ''
  const rings: readonly (readonly [number, number, number, readonly string[]])[] = [
    [48, 34, 20, ['#8a5c10', '#ffc63d']],
    [34, 21, 14, ['#5b6675', '#dfe6ee']],
    [21, 9, 10, ['#7c3410', '#e88a4a']],
  ]
  for (const [outer, inner, count, colours] of rings)
    for (let index = 0; index < count; index++) {
      const from = (index * 2 * Math.PI) / count
      body += ringSlice(outer, inner, from, from + (2 * Math.PI) / count, colours[index % 2] ?? '#ffc63d')
    }
  return `<circle r="51" fill="#4a1408"/>${body}<circle r="49" fill="none" stroke="#fff2b8" stroke-width="2"/><circle r="9" fill="${darken(jewel, 0.4)}"/><circle r="7" fill="${jewel}"/><circle r="2.4" cx="-2" cy="-2" fill="#fff"/><path d="M-8 -57 H8 L0 -40Z" fill="#fff3c4" stroke="#5b2a00" stroke-width="2"/>`
}

/** The astronomical clock: rings of hours, a sun hand and a small zodiac disc. */
export function drawOrloj(sky = '#16418c', ground = '#b3521a'): string {
  const hours = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
  const numerals = hours
    .map(
      (hour, index) =>
        `<g transform="rotate(${index * 30 + 30}) translate(0 -39)">${centredText(hour, 7.6, 2.6, 'fill="#ffe9a6"')}</g>`,
    )
    .join('')
  const ticks = Array.from(
    { length: 24 },
    (_, index) => `<rect x="-.5" y="-33" width="1" height="3" fill="#ffd25e" transform="rotate(${index * 15})"/>`,
  ).join('')
  return `<defs><linearGradient id="~o" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".3" stop-color="#ffbe3a"/><stop offset=".55" stop-color="#8d4c05"/><stop offset=".8" stop-color="#ffd25e"/><stop offset="1" stop-color="#a35c08"/></linearGradient><radialGradient id="~y"><stop stop-color="${lighten(sky, 0.4)}"/><stop offset="1" stop-color="${darken(sky, 0.3)}"/></radialGradient><clipPath id="~p"><circle r="29"/></clipPath></defs><circle r="51" fill="url(#~o)"/><circle r="46" fill="${darken(sky, 0.6)}"/>${numerals}<circle r="33.5" fill="none" stroke="#ffd25e" stroke-width="1"/>${ticks}<g clip-path="url(#~p)"><circle r="29" fill="url(#~y)"/><circle r="29" cy="30" fill="${ground}"/><circle r="21" cy="34" fill="#1a0d0a"/></g><g fill="none" stroke="#ffe9a6" stroke-width=".8" opacity=".8"><circle r="20"/><path d="M-29 0 C-14 -16 14 -16 29 0 M0 -29 V29"/></g><circle cx="5" cy="9" r="15" fill="none" stroke="url(#~o)" stroke-width="4.5"/><g transform="rotate(38)"><rect x="-1.4" y="-36" width="2.8" height="46" fill="#fff2b8"/><circle cy="-24" r="6.5" fill="#ffd25e"/><circle cy="-24" r="4" fill="#fff6cf"/></g><g transform="rotate(-62)"><rect x="-1.1" y="-30" width="2.2" height="38" fill="#dfe6ee"/><circle cy="-20" r="4.6" fill="#eef4ff"/><circle cx="2" cy="-21" r="4" fill="#2b3f6e"/></g><circle r="4" fill="#ffd25e"/>`
}

/** A toothed gear. */
export function drawGear(colour = '#c98a3c', teeth = '12'): string {
  const count = Number(teeth)
  const cogs = Array.from(
    { length: count },
    (_, index) => `<path d="M-7 -38 L-5 -50 H5 L7 -38Z" transform="rotate(${(index * 360) / count})"/>`,
  ).join('')
  const spokes = [0, 60, 120]
    .map((turn) => `<rect x="-4" y="-32" width="8" height="64" transform="rotate(${turn})"/>`)
    .join('')
  return `<defs><linearGradient id="~e" x2="1" y2="1"><stop stop-color="${lighten(colour, 0.55)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.55)}"/></linearGradient></defs><g fill="url(#~e)">${cogs}<path fill-rule="evenodd" d="M0 -41 A41 41 0 1 1 0 41 A41 41 0 1 1 0 -41Z M0 -29 A29 29 0 1 0 0 29 A29 29 0 1 0 0 -29Z"/>${spokes}<circle r="12"/></g><circle r="5" fill="${darken(colour, 0.7)}"/>`
}
