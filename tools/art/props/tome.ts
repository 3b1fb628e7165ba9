import { darken, lighten } from '../colour.ts'

const emblems: Readonly<Record<string, (colour: string) => string>> = {
  gem: (colour) =>
    `<path d="M0 -20 L16 -6 L0 20 L-16 -6Z" fill="${colour}"/><path d="M0 -20 L16 -6 H-16Z" fill="#fff" opacity=".45"/><path d="M0 -20 L5 -6 L0 20 L-5 -6Z" fill="#fff" opacity=".3"/>`,
  eye: (colour) =>
    `<path d="M-22 0 C-10 -16 10 -16 22 0 C10 16 -10 16 -22 0Z" fill="#fff6dc"/><circle r="10" fill="${colour}"/><circle r="4.5" fill="#120a08"/><circle cx="-3" cy="-3" r="2" fill="#fff"/>`,
  sun: (colour) =>
    `<g fill="${colour}">${Array.from({ length: 12 }, (_, index) => `<path d="M-3 -11 L0 -22 L3 -11Z" transform="rotate(${index * 30})"/>`).join('')}<circle r="11"/></g><circle cx="-3" cy="-3" r="4" fill="#fff" opacity=".6"/>`,
  moon: (colour) => `<path d="M8 -19 A20 20 0 1 0 8 19 A15 15 0 1 1 8 -19Z" fill="${colour}"/>`,
  leaf: (colour) =>
    `<path d="M0 -22 C18 -12 16 10 0 20 C-16 10 -18 -12 0 -22Z" fill="${colour}"/><path d="M0 -16 V24 M0 -4 L9 -10 M0 4 L9 -2 M0 -4 L-9 -10 M0 4 L-9 -2" stroke="#fff" stroke-opacity=".7" stroke-width="1.8" fill="none"/>`,
  bolt: (colour) => `<path d="M5 -24 L-14 4 H-2 L-6 24 L15 -6 H2Z" fill="${colour}"/>`,
  peak: (colour) =>
    `<path d="M-22 16 L-6 -14 L2 -2 L8 -10 L22 16Z" fill="${colour}"/><path d="M-6 -14 L-1 -5 L-6 -2 L-11 -4Z" fill="#fff"/>`,
  drop: (colour) =>
    `<path d="M0 -22 C6 -8 16 0 16 8 A16 14 0 0 1 -16 8 C-16 0 -6 -8 0 -22Z" fill="${colour}"/><path d="M-8 8 C-8 2 -4 -2 -2 -6" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  clock: (colour) =>
    `<circle r="19" fill="${colour}"/><circle r="15" fill="#fff6dc"/><path d="M0 -11 V0 L8 6" stroke="#3a1502" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  hammers: (colour) =>
    `<g stroke="${colour}" stroke-width="5" stroke-linecap="round"><path d="M-16 16 L14 -14 M16 16 L-14 -14"/><path d="M6 -20 L20 -6 M-6 -20 L-20 -6" stroke-width="8"/></g>`,
  ankh: (colour) =>
    `<path d="M0 -22 C12 -22 12 -6 0 -1 C-12 -6 -12 -22 0 -22Z" fill="none" stroke="${colour}" stroke-width="5"/><path d="M0 -1 V22 M-13 5 H13" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`,
  eagle: (colour) =>
    `<path d="M0 -20 C4 -20 6 -16 5 -12 C14 -18 24 -16 24 -8 C24 4 14 8 7 8 L10 20 L0 14 L-10 20 L-7 8 C-14 8 -24 4 -24 -8 C-24 -16 -14 -18 -5 -12 C-6 -16 -4 -20 0 -20Z" fill="${colour}"/>`,
  horns: (colour) =>
    `<path d="M-20 -18 C-22 4 -10 8 -7 0 C-12 -4 -16 -8 -20 -18Z M20 -18 C22 4 10 8 7 0 C12 -4 16 -8 20 -18Z" fill="${colour}"/><path d="M-9 2 C-9 -6 9 -6 9 2 C9 12 3 20 0 22 C-3 20 -9 12 -9 2Z" fill="${colour}"/>`,
  stone: (colour) =>
    `<path d="M-14 -20 H14 L18 18 H-18Z" fill="${colour}"/><path d="M-10 -6 H-3 M3 -6 H10 M-6 8 H6" stroke="#ffb545" stroke-width="4" stroke-linecap="round"/>`,
  compass: (colour) =>
    `<circle r="20" fill="none" stroke="${colour}" stroke-width="4"/><path d="M0 -17 L5 0 L0 17 L-5 0Z" fill="#fff6dc"/><path d="M0 -17 L5 0 H-5Z" fill="#e8202a"/>`,
}

/** A thick closed tome, seen at an angle, with gilt corners, a lit page edge and an emblem. */
export function drawTome(cover: string, emblem: string, accent: string): string {
  const draw = emblems[emblem]
  if (!draw) throw new Error(`There is no emblem "${emblem}"`)
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `<path transform="translate(${x} ${y}) scale(${sx} ${sy})" d="M0 0 H17 C12 5 5 12 0 17Z" fill="url(#~a)" stroke="#5b2a00" stroke-width="1"/>`
  const pages = [0, 3, 6, 9].map((dy) => `<path d="M-32 ${44 + dy} H40" stroke="#b08850" stroke-width=".8"/>`).join('')
  return `<defs><linearGradient id="~k" x2="1" y2="1"><stop stop-color="${lighten(cover, 0.35)}"/><stop offset=".5" stop-color="${cover}"/><stop offset="1" stop-color="${darken(cover, 0.55)}"/></linearGradient><linearGradient id="~a" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".5" stop-color="#ffbe3a"/><stop offset="1" stop-color="#a35c08"/></linearGradient></defs><g transform="rotate(-5) translate(0 -4)"><path d="M-38 -46 L-32 56 H46 L44 -38Z" fill="${darken(cover, 0.7)}"/><path d="M-34 38 L-32 54 H44 V36Z" fill="#fbe9c0"/>${pages}<path d="M36 -42 L44 -36 V52 L36 46Z" fill="#e9cf98"/><rect x="-40" y="-50" width="80" height="94" rx="4" fill="url(#~k)" stroke="${darken(cover, 0.6)}" stroke-width="1.5"/><rect x="-40" y="-50" width="12" height="94" rx="3" fill="${darken(cover, 0.45)}"/><path d="M-40 -26 H-28 M-40 20 H-28" stroke="#ffbe3a" stroke-width="3"/><rect x="-22" y="-43" width="56" height="80" rx="3" fill="none" stroke="url(#~a)" stroke-width="2.2"/>${corner(40, -50, -1, 1)}${corner(40, 44, -1, -1)}${corner(-28, -50, 1, 1)}${corner(-28, 44, 1, -1)}<circle cx="6" cy="-3" r="27" fill="${darken(cover, 0.5)}" stroke="url(#~a)" stroke-width="3"/><g transform="translate(6 -3)">${draw(accent)}</g><rect x="34" y="-10" width="13" height="15" rx="3" fill="url(#~a)" stroke="#5b2a00"/></g>`
}

/** A wax seal with its ribbon. */
export function drawWaxSeal(colour: string, emblem = 'eagle'): string {
  const draw = emblems[emblem] ?? emblems.eagle
  return `<defs><radialGradient id="~w" cx=".36" cy=".3" r=".85"><stop stop-color="${lighten(colour, 0.5)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.55)}"/></radialGradient></defs><path d="M-20 22 L-30 62 L-14 54 L-6 66 L2 28Z" fill="#c8102e"/><path d="M20 22 L32 60 L16 54 L8 66 L0 28Z" fill="#8d0b20"/><path d="M0 -46 C14 -52 20 -42 32 -36 C46 -30 44 -16 46 -4 C50 10 40 18 36 30 C28 44 14 40 2 44 C-12 48 -20 40 -32 34 C-46 26 -42 12 -46 0 C-50 -14 -40 -22 -34 -32 C-26 -46 -12 -40 0 -46Z" fill="url(#~w)"/><circle r="31" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="3"/><circle r="29" cy="1" fill="none" stroke="${lighten(colour, 0.45)}" stroke-width="1.2"/><g transform="scale(1.02)">${draw ? draw(lighten(colour, 0.32)) : ''}</g>`
}
