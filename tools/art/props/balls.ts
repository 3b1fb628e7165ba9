import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'

/** A lottery ball with its number. */
export function drawBall(number: string, colour: string): string {
  return `<defs><radialGradient id="~b" cx=".34" cy=".26" r=".8"><stop stop-color="${lighten(colour, 0.75)}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.65)}"/></radialGradient></defs><circle r="48" fill="url(#~b)"/><circle r="26" fill="#fff7ea"/><circle r="26" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".4" stroke-width="2"/>${centredText(number, 27, 10, 'fill="#1b1210"')}<ellipse cx="-15" cy="-33" rx="15" ry="7" fill="#fff" opacity=".65" transform="rotate(-22)"/>`
}

/** A pearl or a glass marble: a lit ball of one colour, with a swirl when asked. */
export function drawMarble(colour: string, swirl = ''): string {
  const band = swirl
    ? `<path d="M-44 12 C-20 -24 10 30 44 -14 C40 20 10 44 -20 38 C-32 34 -40 26 -44 12Z" fill="${swirl}" opacity=".8"/>`
    : ''
  return `<defs><radialGradient id="~m" cx=".36" cy=".28" r=".85"><stop stop-color="${lighten(colour, 0.85)}"/><stop offset=".38" stop-color="${lighten(colour, 0.18)}"/><stop offset=".8" stop-color="${darken(colour, 0.4)}"/><stop offset="1" stop-color="${lighten(colour, 0.1)}"/></radialGradient></defs><circle r="48" fill="url(#~m)"/>${band}<ellipse cx="-16" cy="-24" rx="13" ry="8" fill="#fff" opacity=".85" transform="rotate(-30 -16 -24)"/><path d="M10 42 A44 44 0 0 0 42 8" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`
}

/** A billiard-like glass drop of honey, amber or wine. */
export function drawDrop(colour: string): string {
  return `<defs><radialGradient id="~d" cx=".4" cy=".55" r=".7"><stop stop-color="${lighten(colour, 0.7)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.6)}"/></radialGradient></defs><path d="M0 -52 C14 -24 38 -4 38 18 A38 34 0 0 1 -38 18 C-38 -4 -14 -24 0 -52Z" fill="url(#~d)"/><path d="M-22 8 C-22 -4 -12 -14 -8 -22" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>`
}
