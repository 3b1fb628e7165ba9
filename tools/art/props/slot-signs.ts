import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'

const ramp = (id: string, top: string, middle: string, bottom: string): string =>
  `<linearGradient id="~${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** A big enamelled sign of one or two characters (a seven, a royal A–10) with a gold rim and thickness. */
export function drawSign(text: string, colour: string, rim = '#ffd25e'): string {
  const size = text.length > 1 ? 68 : 104
  const y = text.length > 1 ? 25 : 38
  const side = darken(rim, 0.68)
  const thickness = [7, 6, 5, 4, 3, 2, 1].map((dy) =>
    centredText(text, size, y + dy, `fill="${side}" stroke="${side}" stroke-width="9" stroke-linejoin="round"`),
  )
  return `<defs>${ramp('s', lighten(colour, 0.6), colour, darken(colour, 0.5))}</defs><g transform="skewX(-5)">${thickness.join('')}${centredText(text, size, y, `fill="${rim}" stroke="${rim}" stroke-width="8" stroke-linejoin="round"`)}${centredText(text, size, y, `fill="${darken(colour, 0.55)}" stroke="${darken(colour, 0.55)}" stroke-width="2.4" stroke-linejoin="round"`)}${centredText(text, size, y, 'fill="url(#~s)"')}</g>`
}

export const drawSeven = (colour = '#e8202a', rim = '#ffd25e'): string => drawSign('7', colour, rim)

/** A BAR plate; `text` may be any short word. */
export function drawBar(text = 'BAR', colour = '#2a0f18'): string {
  const size = Math.min(29, 92 / (text.length * 0.92))
  return `<defs>${ramp('b', '#fff3bf', '#ffc63d', '#a86005')}</defs><rect x="-52" y="-22" width="104" height="54" rx="10" fill="#4d2400"/><rect x="-52" y="-28" width="104" height="54" rx="10" fill="url(#~b)"/><rect x="-46" y="-22" width="92" height="42" rx="6" fill="${colour}"/><rect x="-46" y="-22" width="92" height="20" rx="6" fill="#fff" opacity=".14"/>${centredText(text, size, 9, 'fill="#5b2a00"')}${centredText(text, size, 7.4, 'fill="#ffe9b0"')}`
}

/** A ribbon plate for WILD and SCATTER, over rays of light. */
export function drawPlate(text: string, colour: string): string {
  const size = Math.min(30, 96 / (text.length * 0.9))
  return `<defs>${ramp('p', lighten(colour, 0.45), colour, darken(colour, 0.5))}${ramp('t', '#ffffff', '#ffe9a6', '#ffb52e')}</defs><path d="M-54 -20 L54 -26 L48 0 L54 24 L-54 28 L-48 4Z" fill="${darken(colour, 0.65)}"/><path d="M-54 -24 L54 -30 L48 -4 L54 20 L-54 24 L-48 0Z" fill="url(#~p)" stroke="#ffd25e" stroke-width="3" stroke-linejoin="round"/><g transform="rotate(-3)">${centredText(text, size, size * 0.36 + 2, `fill="${darken(colour, 0.7)}" stroke="${darken(colour, 0.7)}" stroke-width="6" stroke-linejoin="round"`)}${centredText(text, size, size * 0.36, 'fill="url(#~t)"')}</g>`
}
