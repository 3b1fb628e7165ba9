import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'

const metals: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ['#fff3c4', '#ffc63d', '#a85b05'],
  silver: ['#eef3fa', '#a9b5c4', '#4a5462'],
  copper: ['#ffe3c8', '#e88a4a', '#7c3410'],
}

/** A struck coin with a letter, number or one of the drawn marks in the middle. */
export function drawCoin(mark = 'T', metal = 'gold'): string {
  const [shine, face, edge] = metals[metal] ?? ['#fff3c4', '#ffc63d', '#a85b05']
  const size = mark.length > 1 ? 84 / mark.length : 46
  const notches = Array.from(
    { length: 36 },
    (_, index) =>
      `<rect x="-1" y="-47.5" width="2" height="5" fill="${edge}" opacity=".55" transform="rotate(${index * 10})"/>`,
  ).join('')
  return `<defs><radialGradient id="~c" cx=".35" cy=".26" r=".85"><stop stop-color="${shine}"/><stop offset=".45" stop-color="${face}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs><circle r="48" cy="5" fill="${darken(edge, 0.45)}"/><circle r="48" fill="url(#~c)"/>${notches}<circle r="39" fill="none" stroke="${edge}" stroke-opacity=".7" stroke-width="3"/><circle r="37" cy="1" fill="none" stroke="${shine}" stroke-width="1.6"/>${centredText(mark, size, size * 0.37 + 1.6, `fill="${shine}"`)}${centredText(mark, size, size * 0.37, `fill="${darken(edge, 0.15)}"`)}<path d="M-38 -16 A42 42 0 0 1 -8 -40 L-2 -34 A34 34 0 0 0 -31 -12Z" fill="#fff" opacity=".55"/>`
}

/** A stack of gold bars. */
export function drawIngots(): string {
  const bar = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M-26 12 L-20 -10 H20 L26 12Z" fill="url(#~i)"/><path d="M-20 -10 L-15 -16 H25 L20 -10Z" fill="#fff3bf"/><path d="M20 -10 L25 -16 L31 6 L26 12Z" fill="#8d4c05"/><path d="M-12 -4 H12 L14 6 H-14Z" fill="#b86f08" opacity=".6"/></g>`
  return `<defs><linearGradient id="~i" x2="0" y2="1"><stop stop-color="#ffe27a"/><stop offset="1" stop-color="#d58a12"/></linearGradient></defs>${bar(-24, 30)}${bar(28, 30)}${bar(0, 4)}${bar(0, -22)}`
}

/** A tied sack that spills light. */
export function drawSack(colour = '#b5793a', mark = 'T'): string {
  return `<defs><radialGradient id="~k" cx=".36" cy=".36" r=".8"><stop stop-color="${lighten(colour, 0.5)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.65)}"/></radialGradient></defs><path d="M-14 -26 C-52 -2 -56 46 -26 48 H28 C58 44 52 -4 14 -26Z" fill="url(#~k)"/><path d="M-16 -28 C-30 -46 -22 -54 -8 -46 C-2 -54 6 -54 8 -46 C22 -54 30 -44 16 -28Z" fill="url(#~k)"/><path d="M-8 -20 C-14 0 -24 10 -30 20 M10 -20 C14 4 26 12 32 24" stroke="${darken(colour, 0.5)}" stroke-opacity=".5" stroke-width="3" fill="none"/><rect x="-19" y="-31" width="38" height="9" rx="4.5" fill="#ffd25e"/><rect x="-19" y="-26" width="38" height="4" rx="2" fill="#8d4c05" opacity=".7"/><g transform="translate(0 14) scale(.46)">${drawCoin(mark)}</g>`
}

/** A treasure chest, open, with gold in it. */
export function drawChest(colour = '#8a4a1b', stone = '#ff2f4d'): string {
  const band = 'fill="#ffc63d" stroke="#7a4204" stroke-width="1.5"'
  const coins = [-30, -14, 2, 18, 32]
    .map((x, index) => `<g transform="translate(${x} ${-4 - (index % 2) * 7}) scale(.26)">${drawCoin('T')}</g>`)
    .join('')
  return `<defs><linearGradient id="~w" x2="0" y2="1"><stop stop-color="${lighten(colour, 0.28)}"/><stop offset="1" stop-color="${darken(colour, 0.5)}"/></linearGradient></defs><path d="M-48 -6 C-50 -48 -32 -52 0 -52 C32 -52 50 -48 48 -6Z" fill="${darken(colour, 0.72)}"/><path d="M-48 -8 C-50 -46 -34 -52 0 -52 C34 -52 50 -46 48 -8 L42 -8 C42 -36 30 -42 0 -42 C-30 -42 -42 -36 -42 -8Z" fill="url(#~w)"/><path d="M-50 -8 C-52 -50 -34 -56 0 -56 C34 -56 52 -50 50 -8" fill="none" stroke="#ffc63d" stroke-width="5"/>${coins}<path d="M-46 2 C-20 -14 20 -14 46 2Z" fill="#ffd25e"/><rect x="-50" y="0" width="100" height="46" rx="5" fill="url(#~w)"/><path d="M-50 15 H50 M-50 31 H50" stroke="${darken(colour, 0.55)}" stroke-width="1.6"/><rect x="-50" y="0" width="100" height="8" ${band}/><rect x="-50" y="40" width="100" height="7" ${band}/><rect x="-42" y="0" width="9" height="46" ${band}/><rect x="33" y="0" width="9" height="46" ${band}/><rect x="-11" y="4" width="22" height="25" rx="4" ${band}/><circle cy="15" r="7" fill="${stone}" stroke="#7a4204"/><circle cx="-2" cy="13" r="2" fill="#fff"/>`
}

/** A round vault door with a wheel. */
export function drawVaultDoor(colour = '#8c98a8'): string {
  const bolts = Array.from(
    { length: 12 },
    (_, index) =>
      `<circle cy="-41" r="3.2" fill="${lighten(colour, 0.6)}" stroke="${darken(colour, 0.6)}" transform="rotate(${index * 30})"/>`,
  ).join('')
  const spokes = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><rect x="-2.6" y="-29" width="5.2" height="29" rx="2.6" fill="#ffc63d"/><circle cy="-29" r="5" fill="#ffe27a" stroke="#8d4c05"/></g>`,
    )
    .join('')
  return `<defs><linearGradient id="~v" x2="1" y2="1"><stop stop-color="${lighten(colour, 0.65)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.6)}"/></linearGradient><linearGradient id="~u" x2="1" y2="1"><stop stop-color="${darken(colour, 0.55)}"/><stop offset="1" stop-color="${lighten(colour, 0.4)}"/></linearGradient></defs><circle r="50" fill="url(#~u)"/><circle r="47" fill="url(#~v)"/>${bolts}<circle r="34" fill="url(#~u)"/><circle r="31" fill="url(#~v)"/>${spokes}<circle r="9" fill="#ffc63d" stroke="#8d4c05" stroke-width="1.6"/><circle r="4" cx="-2" cy="-2" fill="#fff3c4"/>`
}
