import { darken, lighten } from '../colour.ts'

const gilt =
  '<linearGradient id="~g" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".3" stop-color="#ffc63d"/><stop offset=".6" stop-color="#a35c08"/><stop offset=".85" stop-color="#ffd25e"/><stop offset="1" stop-color="#8d4c05"/></linearGradient>'
const jewel = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${darken(colour, 0.35)}"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="${colour}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.3}" fill="#fff" opacity=".9"/>`
const pearl = (x: number, y: number, r: number): string => jewel(x, y, r, '#f6f0ff')

/** A four-lily crown, as kings of Bohemia wore. */
export function drawCrown(stone = '#e8203c', cap = '#8f0f24'): string {
  const lily = (x: number, scale: number, colour: string): string =>
    `<g transform="translate(${x} ${x === 0 ? 6 : 1}) scale(${scale})"><path d="M0 -46 C8 -36 10 -28 6 -20 C14 -24 22 -20 20 -10 C18 -2 10 0 8 12 H-8 C-10 0 -18 -2 -20 -10 C-22 -20 -14 -24 -6 -20 C-10 -28 -8 -36 0 -46Z" fill="url(#~g)" stroke="#6d3702" stroke-width="1.6"/>${jewel(0, -14, 7, colour)}${pearl(0, -46, 3.6)}</g>`
  return `<defs>${gilt}<radialGradient id="~c" cy=".2"><stop stop-color="${lighten(cap, 0.35)}"/><stop offset="1" stop-color="${darken(cap, 0.4)}"/></radialGradient></defs><path d="M-38 10 C-44 -28 44 -28 38 10Z" fill="url(#~c)"/>${lily(-37, 0.84, '#2f7bff')}${lily(37, 0.84, '#2f7bff')}${lily(0, 1.08, stone)}<path d="M-48 6 C-20 18 20 18 48 6 L46 32 C20 46 -20 46 -46 32Z" fill="url(#~g)" stroke="#6d3702" stroke-width="1.6"/><path d="M-46 10 C-20 22 20 22 46 10" fill="none" stroke="#fff6cf" stroke-width="1.6"/>${jewel(-32, 23, 7, '#19b866')}${jewel(0, 29, 9, stone)}${jewel(32, 23, 7, '#19b866')}${pearl(-17, 28, 4)}${pearl(17, 28, 4)}`
}

/** An orb with a band and a cross. */
export function drawOrb(colour = '#ffc63d', stone = '#e8203c'): string {
  return `<defs>${gilt}<radialGradient id="~o" cx=".35" cy=".28" r=".85"><stop stop-color="${lighten(colour, 0.7)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.65)}"/></radialGradient></defs><circle cy="14" r="37" fill="url(#~o)"/><path d="M-37 10 C-20 20 20 20 37 10 L37 20 C20 30 -20 30 -37 20Z" fill="url(#~g)" stroke="#6d3702"/><path d="M-5 -23 C-3 -4 -3 4 -5 20 H5 C3 4 3 -4 5 -23Z" fill="url(#~g)" stroke="#6d3702"/>${jewel(0, 20, 7, stone)}${jewel(-24, 17, 4.5, '#2f7bff')}${jewel(24, 17, 4.5, '#2f7bff')}<path d="M-4 -22 V-30 H-14 V-39 H-4 V-50 H5 V-39 H15 V-30 H5 V-22Z" fill="url(#~g)" stroke="#6d3702" stroke-width="1.4"/>${jewel(0, -34, 4, stone)}`
}

/** A sceptre, lying from the lower left to the upper right. */
export function drawSceptre(stone = '#19d67c'): string {
  return `<defs>${gilt}</defs><g transform="rotate(38)"><rect x="-4.5" y="-26" width="9" height="82" rx="4" fill="url(#~g)" stroke="#6d3702"/><path d="M-7 -6 H7 V2 H-7Z M-7 24 H7 V32 H-7Z" fill="#fff2b8" stroke="#6d3702"/><path d="M0 -66 C12 -56 20 -44 14 -32 C10 -26 4 -24 0 -22 C-4 -24 -10 -26 -14 -32 C-20 -44 -12 -56 0 -66Z" fill="url(#~g)" stroke="#6d3702" stroke-width="1.4"/>${jewel(0, -42, 9, stone)}${pearl(0, -66, 5)}${pearl(-16, -30, 4)}${pearl(16, -30, 4)}<circle cy="58" r="6" fill="url(#~g)" stroke="#6d3702"/></g>`
}

/** A ring with a large stone. */
export function drawRing(stone: string): string {
  return `<defs>${gilt}</defs><circle cy="16" r="29" fill="none" stroke="#6d3702" stroke-width="13"/><circle cy="16" r="29" fill="none" stroke="url(#~g)" stroke-width="10"/><path d="M-24 -30 L-12 -48 H12 L24 -30 L0 2Z" fill="${stone}" stroke="#6d3702" stroke-width="2"/><path d="M-24 -30 H24 L0 2Z" fill="${darken(stone, 0.3)}"/><path d="M-12 -48 L-6 -30 L0 2 L6 -30 L12 -48Z" fill="${lighten(stone, 0.5)}" opacity=".75"/><path d="M-22 -31 L-12 -46 L-8 -31Z" fill="#fff" opacity=".7"/>`
}

/** A royal sword with a jewelled hilt. */
export function drawSword(stone = '#e8203c'): string {
  return `<defs>${gilt}<linearGradient id="~s"><stop stop-color="#ffffff"/><stop offset=".5" stop-color="#aab6c4"/><stop offset=".52" stop-color="#6f7c8c"/><stop offset="1" stop-color="#d8e0ea"/></linearGradient></defs><g transform="rotate(34)"><path d="M-6 22 V-52 L0 -64 L6 -52 V22Z" fill="url(#~s)" stroke="#3f4a58"/><path d="M-26 20 C-14 26 14 26 26 20 L28 29 C14 34 -14 34 -28 29Z" fill="url(#~g)" stroke="#6d3702"/><rect x="-4.5" y="30" width="9" height="24" rx="3" fill="#5b1020"/><path d="M-4.5 36 H4.5 M-4.5 43 H4.5 M-4.5 50 H4.5" stroke="#ffc63d" stroke-width="1.6"/><circle cy="59" r="7" fill="url(#~g)" stroke="#6d3702"/>${jewel(0, 27, 5, stone)}</g>`
}

/** A goblet or chalice. */
export function drawGoblet(stone = '#2f7bff'): string {
  return `<defs>${gilt}</defs><path d="M-34 -48 H34 C34 -8 20 6 6 10 V30 C10 36 26 38 28 48 H-28 C-26 38 -10 36 -6 30 V10 C-20 6 -34 -8 -34 -48Z" fill="url(#~g)" stroke="#6d3702" stroke-width="1.6"/><ellipse cy="-48" rx="34" ry="8" fill="#5b0a1a" stroke="#fff2b8" stroke-width="2"/><path d="M-31 -22 C-12 -12 12 -12 31 -22" stroke="#fff2b8" stroke-width="2" fill="none"/>${jewel(0, -24, 8, stone)}${jewel(-20, -27, 5, '#e8203c')}${jewel(20, -27, 5, '#e8203c')}${jewel(0, 22, 5, '#19b866')}`
}

/** A knight's shield with a charge of one colour on another. */
export function drawShield(field: string, charge = '#ffd25e', mark = 'eagle'): string {
  const charges: Readonly<Record<string, string>> = {
    eagle:
      'M0 -26 C5 -26 8 -20 6 -15 C18 -24 32 -20 32 -8 C32 8 18 12 9 12 L13 28 L0 20 L-13 28 L-9 12 C-18 12 -32 8 -32 -8 C-32 -20 -18 -24 -6 -15 C-8 -20 -5 -26 0 -26Z',
    lily: 'M0 -32 C10 -20 10 -10 6 -2 C16 -8 26 -2 22 10 C18 16 10 12 8 8 L10 26 H-10 L-8 8 C-10 12 -18 16 -22 10 C-26 -2 -16 -8 -6 -2 C-10 -10 -10 -20 0 -32Z',
    tower: 'M-18 28 V-10 H-24 V-28 H-14 V-20 H-5 V-28 H5 V-20 H14 V-28 H24 V-10 H18 V28 H6 V12 C6 4 -6 4 -6 12 V28Z',
    chalice: 'M-18 -26 H18 C18 -6 10 2 4 4 V14 C6 20 14 20 16 26 H-16 C-14 20 -6 20 -4 14 V4 C-10 2 -18 -6 -18 -26Z',
  }
  return `<defs>${gilt}<linearGradient id="~f" x2="1" y2="1"><stop stop-color="${lighten(field, 0.35)}"/><stop offset=".5" stop-color="${field}"/><stop offset="1" stop-color="${darken(field, 0.5)}"/></linearGradient></defs><path d="M-42 -46 C-14 -40 14 -40 42 -46 C46 0 34 38 0 56 C-34 38 -46 0 -42 -46Z" fill="url(#~g)" stroke="#5b2a00" stroke-width="1.6"/><path d="M-35 -38 C-12 -33 12 -33 35 -38 C38 0 28 32 0 47 C-28 32 -38 0 -35 -38Z" fill="url(#~f)"/><path transform="translate(0 2)" d="${charges[mark] ?? charges.eagle}" fill="${charge}" stroke="${darken(charge, 0.6)}" stroke-width="1.4"/><path d="M-35 -38 C-12 -33 12 -33 35 -38 L34 -20 C10 -14 -14 -10 -35 4Z" fill="#fff" opacity=".16"/>`
}
