import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'

/** A carved wooden devil mask of the masopust, with ram horns and lit eyes. */
export function drawDevilMask(skin = '#b3161c', horn = '#e9cf98'): string {
  const hornPath = 'M-20 -26 C-44 -30 -56 -52 -40 -62 C-48 -46 -30 -42 -14 -38Z'
  return `<defs><radialGradient id="~d" cx=".42" cy=".3" r=".8"><stop stop-color="${lighten(skin, 0.4)}"/><stop offset=".5" stop-color="${skin}"/><stop offset="1" stop-color="${darken(skin, 0.7)}"/></radialGradient><linearGradient id="~h" x2="0" y2="1"><stop stop-color="${lighten(horn, 0.5)}"/><stop offset="1" stop-color="${darken(horn, 0.6)}"/></linearGradient></defs><g fill="url(#~h)" stroke="#2a0d04" stroke-width="1.6"><path d="${hornPath}"/><path d="${hornPath}" transform="scale(-1 1)"/></g><path d="M-36 -8 L-54 -14 L-40 10Z M36 -8 L54 -14 L40 10Z" fill="${darken(skin, 0.3)}"/><path d="M0 -46 C30 -46 42 -22 38 2 C35 24 20 40 10 46 L0 60 L-10 46 C-20 40 -35 24 -38 2 C-42 -22 -30 -46 0 -46Z" fill="url(#~d)"/><path d="M-33 -20 C-22 -28 -10 -20 -4 -10 C-14 -14 -24 -14 -33 -20Z M33 -20 C22 -28 10 -20 4 -10 C14 -14 24 -14 33 -20Z" fill="#1c0406"/><path d="M-27 -7 C-20 -14 -12 -11 -8 -3 C-15 1 -22 0 -27 -7Z M27 -7 C20 -14 12 -11 8 -3 C15 1 22 0 27 -7Z" fill="#ffd84d"/><ellipse cx="-16" cy="-6" rx="2.4" ry="5" fill="#3b0503"/><ellipse cx="16" cy="-6" rx="2.4" ry="5" fill="#3b0503"/><path d="M0 -8 C5 2 9 10 8 15 C4 19 -4 19 -8 15 C-9 10 -5 2 0 -8Z" fill="${darken(skin, 0.25)}"/><path d="M-20 22 C-8 29 8 29 20 22 C15 39 -15 39 -20 22Z" fill="#1c0406"/><path d="M-15 25.500 L-10 34 L-6 27.500Z M15 25.500 L10 34 L6 27.500Z" fill="#fff4d8"/><path d="M-8 42 C-4 46 4 46 8 42 L0 66Z" fill="#1c0406"/>`
}

/** A pitchfork, upright. */
export function drawPitchfork(colour = '#aab4c0'): string {
  return `<defs><linearGradient id="~p"><stop stop-color="#fff"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.6)}"/></linearGradient><linearGradient id="~w"><stop stop-color="#d08a4a"/><stop offset="1" stop-color="#4d2408"/></linearGradient></defs><rect x="-4" y="-8" width="8" height="68" rx="4" fill="url(#~w)"/><path d="M-26 -54 L-20 -22 C-18 -14 -10 -12 -4 -12 V-58 L0 -66 L4 -58 V-12 C10 -12 18 -14 20 -22 L26 -54 L31 -40 L28 -18 C26 -6 14 0 4 0 H-4 C-14 0 -26 -6 -28 -18 L-31 -40Z" fill="url(#~p)" stroke="#2a2f38" stroke-width="1.4"/>`
}

/** A gingerbread heart with piped icing and a word. */
export function drawGingerbread(word = '', icing = '#fff6ea', tint = '#e8336e'): string {
  const heart = 'M0 48 C-72 2 -54 -48 -22 -46 C-8 -44 0 -32 0 -26 C0 -32 8 -44 22 -46 C54 -48 72 2 0 48Z'
  const size = word ? Math.min(22, 66 / (word.length * 0.86)) : 0
  return `<defs><radialGradient id="~g" cx=".38" cy=".3" r=".85"><stop stop-color="#e39a54"/><stop offset=".6" stop-color="#a9591c"/><stop offset="1" stop-color="#5c2808"/></radialGradient></defs><path d="${heart}" fill="url(#~g)" stroke="#5c2808" stroke-width="2"/><path d="${heart}" transform="scale(.86) translate(0 1)" fill="none" stroke="${icing}" stroke-width="4.4" stroke-dasharray="1 8" stroke-linecap="round"/><path d="${heart}" transform="scale(.74) translate(0 1)" fill="none" stroke="${tint}" stroke-width="3"/>${word ? centredText(word, size, 2, `fill="${icing}"`) : `<g fill="${icing}"><circle cx="-10" cy="-8" r="6"/><circle cx="10" cy="-8" r="6"/><circle cx="-6" cy="6" r="6"/><circle cx="6" cy="6" r="6"/><circle cy="-16" r="6"/></g><circle cy="-4" r="6" fill="${tint}"/>`}<path d="M-14 24 C-6 30 6 30 14 24" stroke="${icing}" stroke-width="3" fill="none" stroke-linecap="round"/>`
}

/** The water goblin's lidded mug, with a soul's light coming out. */
export function drawMug(colour = '#2f8f5a', mark = '#d8ff8a'): string {
  return `<defs><linearGradient id="~m"><stop stop-color="${lighten(colour, 0.55)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.65)}"/></linearGradient></defs><path d="M30 -12 C58 -16 58 30 28 30 L30 20 C42 20 42 -2 30 -2Z" fill="${darken(colour, 0.3)}"/><path d="M-34 -26 H34 C38 10 34 34 26 48 H-26 C-34 34 -38 10 -34 -26Z" fill="url(#~m)"/><path d="M-35 -6 H35 M-34 26 H34" stroke="${darken(colour, 0.5)}" stroke-width="4"/><path d="M-35 -8 H35 M-34 24 H34" stroke="${lighten(colour, 0.5)}" stroke-width="1.6"/><path d="M-12 10 C-12 0 0 -2 0 8 C0 -2 12 0 12 10 C12 18 4 20 0 24 C-4 20 -12 18 -12 10Z" fill="${mark}"/><ellipse cy="-26" rx="36" ry="8" fill="${darken(colour, 0.7)}"/><ellipse cy="-27" rx="30" ry="6" fill="${mark}"/><g transform="rotate(-16 34 -34)"><path d="M-36 -38 C-30 -58 30 -58 36 -38Z" fill="url(#~m)"/><ellipse cy="-38" rx="37" ry="6" fill="${darken(colour, 0.2)}"/><circle cy="-58" r="7" fill="${lighten(colour, 0.3)}"/></g>`
}

/** A steaming cauldron over fire. */
export function drawCauldron(brew = '#7dff3a'): string {
  return `<defs><radialGradient id="~c" cx=".35" cy=".25" r=".9"><stop stop-color="#7a808c"/><stop offset=".45" stop-color="#33363f"/><stop offset="1" stop-color="#0d0e12"/></radialGradient><linearGradient id="~f" x2="0" y2="1"><stop stop-color="#ffd84d"/><stop offset="1" stop-color="#e8300f"/></linearGradient></defs><path d="M-30 56 C-36 44 -24 40 -26 28 C-12 36 -12 44 -8 36 C-4 44 4 34 2 26 C14 34 12 44 18 38 C22 32 20 30 22 26 C34 38 36 46 30 56Z" fill="url(#~f)"/><path d="M-48 -22 C-56 28 -28 46 0 46 C28 46 56 28 48 -22Z" fill="url(#~c)"/><ellipse cy="-22" rx="50" ry="13" fill="#4a4e59"/><ellipse cy="-23" rx="44" ry="10" fill="#14160f"/><ellipse cy="-22" rx="42" ry="9" fill="${brew}"/><g fill="${lighten(brew, 0.4)}"><circle cx="-18" cy="-28" r="8"/><circle cx="8" cy="-32" r="11"/><circle cx="26" cy="-26" r="6"/><circle cx="-4" cy="-48" r="5"/><circle cx="18" cy="-56" r="4"/></g><g fill="#fff" opacity=".7"><circle cx="-20" cy="-31" r="2.4"/><circle cx="5" cy="-36" r="3"/></g><path d="M-52 -10 C-62 -8 -62 10 -50 8 M52 -10 C62 -8 62 10 50 8" stroke="#4a4e59" stroke-width="5" fill="none"/>`
}

/** The golem's clay head with the lit shem on its brow. */
export function drawGolem(clay = '#8c6f52', glow = '#ffb545'): string {
  return `<defs><linearGradient id="~g" x2="1" y2="1"><stop stop-color="${lighten(clay, 0.45)}"/><stop offset=".5" stop-color="${clay}"/><stop offset="1" stop-color="${darken(clay, 0.65)}"/></linearGradient></defs><path d="M-58 58 C-60 34 -44 28 -30 26 H30 C44 28 60 34 58 58Z" fill="${darken(clay, 0.35)}"/><path d="M-34 -50 C-20 -58 20 -58 34 -50 L42 -8 L36 30 C26 46 -26 46 -36 30 L-42 -8Z" fill="url(#~g)" stroke="${darken(clay, 0.7)}" stroke-width="2"/><path d="M-38 -22 H38 L34 -10 H10 L0 -14 L-10 -10 H-34Z" fill="${darken(clay, 0.5)}"/><path d="M-28 -8 H-10 V2 H-28Z M10 -8 H28 V2 H10Z" fill="#1a0d05"/><path d="M-25 -5 H-13 V0 H-25Z M13 -5 H25 V0 H13Z" fill="${glow}"/><path d="M-7 -8 L-10 16 H10 L7 -8Z" fill="${lighten(clay, 0.18)}" stroke="${darken(clay, 0.5)}" stroke-width="1.4"/><path d="M-22 27 H22" stroke="#1a0d05" stroke-width="6"/><path d="M-12 24 V30 M0 24 V30 M12 24 V30" stroke="${clay}" stroke-width="2"/><rect x="-17" y="-46" width="34" height="18" rx="3" fill="#fff0c0" stroke="${glow}" stroke-width="2.4"/><path d="M-11 -41 H-5 V-34 M-1 -41 V-34 M4 -41 H10 V-34" stroke="#7a3a05" stroke-width="2.6" fill="none"/><path d="M30 -44 L22 -30 L30 -26 M-40 10 L-30 14 L-32 24" stroke="${darken(clay, 0.7)}" stroke-width="2" fill="none"/>`
}

/** A knight's great helm with a plume. */
export function drawHelm(plume = '#d5162e', steel = '#9aa6b6'): string {
  return `<defs><linearGradient id="~h"><stop stop-color="#f4f8ff"/><stop offset=".4" stop-color="${steel}"/><stop offset="1" stop-color="${darken(steel, 0.7)}"/></linearGradient><radialGradient id="~p" cx=".4" cy=".2"><stop stop-color="${lighten(plume, 0.5)}"/><stop offset="1" stop-color="${darken(plume, 0.4)}"/></radialGradient></defs><path d="M-4 -44 C-2 -70 34 -68 44 -46 C54 -28 52 -4 44 14 C46 -10 36 -30 14 -34Z" fill="url(#~p)"/><path d="M-34 6 C-38 -34 -18 -46 0 -46 C18 -46 38 -34 34 6 L38 40 C20 56 -20 56 -38 40Z" fill="url(#~h)" stroke="#2a3340" stroke-width="1.6"/><path d="M-36 -8 L-2 -2 L34 -8 L33 2 L-2 8 L-35 2Z" fill="#10141b"/><path d="M-2 -46 V52" stroke="#ffc63d" stroke-width="5"/><path d="M-36 -12 L-2 -6 L34 -12" stroke="#ffc63d" stroke-width="4" fill="none"/><g fill="#10141b"><circle cx="-18" cy="20" r="2.4"/><circle cx="-26" cy="26" r="2.4"/><circle cx="-18" cy="32" r="2.4"/><circle cx="14" cy="20" r="2.4"/><circle cx="22" cy="26" r="2.4"/><circle cx="14" cy="32" r="2.4"/></g>`
}

/** A barrel lying on its belly-band, with a tap. */
export function drawBarrel(wood = '#9a5a24', mark = ''): string {
  return `<defs><linearGradient id="~b"><stop stop-color="${darken(wood, 0.4)}"/><stop offset=".35" stop-color="${lighten(wood, 0.35)}"/><stop offset="1" stop-color="${darken(wood, 0.6)}"/></linearGradient><linearGradient id="~i"><stop stop-color="#555c68"/><stop offset=".35" stop-color="#e4eaf2"/><stop offset="1" stop-color="#2c3038"/></linearGradient></defs><path d="M-34 -46 C-50 -16 -50 18 -34 48 H34 C50 18 50 -16 34 -46Z" fill="url(#~b)"/><path d="M-17 -46 C-24 -16 -24 18 -17 48 M0 -46 V48 M17 -46 C24 -16 24 18 17 48" stroke="${darken(wood, 0.6)}" stroke-width="1.6" fill="none"/><path d="M-38 -36 H38 L41 -26 H-41Z M-45 -8 H45 V4 H-45Z M-41 28 H41 L38 38 H-38Z" fill="url(#~i)"/><ellipse cy="-46" rx="34" ry="8" fill="${darken(wood, 0.25)}" stroke="${darken(wood, 0.6)}"/>${mark ? centredText(mark, 20, 24, 'fill="#fff0c8" opacity=".9"') : ''}`
}

/** A horseshoe with nails. */
export function drawHorseshoe(metal = '#ffc63d'): string {
  const nails = [
    [-36, -8],
    [-31, 14],
    [-17, 31],
    [36, -8],
    [31, 14],
    [17, 31],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.6" fill="${darken(metal, 0.75)}"/>`)
    .join('')
  return `<defs><linearGradient id="~h" x2="1" y2="1"><stop stop-color="${lighten(metal, 0.75)}"/><stop offset=".4" stop-color="${metal}"/><stop offset=".75" stop-color="${darken(metal, 0.45)}"/><stop offset="1" stop-color="${lighten(metal, 0.2)}"/></linearGradient></defs><path d="M-24 -48 L-42 -46 C-58 6 -36 50 0 50 C36 50 58 6 42 -46 L24 -48 L22 -38 L28 -36 C38 0 24 28 0 28 C-24 28 -38 0 -28 -36 L-22 -38Z" fill="url(#~h)" stroke="${darken(metal, 0.65)}" stroke-width="2"/>${nails}`
}
