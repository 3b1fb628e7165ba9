import { darken, lighten } from '../colour.ts'

const skin = '#f2b98a'
const face = (id: string): string =>
  `<radialGradient id="~${id}" cx=".4" cy=".3" r=".8"><stop stop-color="#ffe2c4"/><stop offset=".6" stop-color="${skin}"/><stop offset="1" stop-color="${darken(skin, 0.4)}"/></radialGradient>`
const cloth = (id: string, colour: string): string =>
  `<radialGradient id="~${id}" cx=".36" cy=".22" r=".95"><stop stop-color="${lighten(colour, 0.45)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.55)}"/></radialGradient>`
const features = (brow: string, lips: string): string =>
  `<path d="M-16 -8 C-12 -12 -7 -12 -4 -9 M16 -8 C12 -12 7 -12 4 -9" stroke="${brow}" stroke-width="2.6" fill="none" stroke-linecap="round"/><ellipse cx="-10" cy="-2" rx="3.6" ry="4.6" fill="#2a160e"/><ellipse cx="10" cy="-2" rx="3.6" ry="4.6" fill="#2a160e"/><circle cx="-11.2" cy="-3.6" r="1.4" fill="#fff"/><circle cx="8.800" cy="-3.6" r="1.4" fill="#fff"/><path d="M0 0 C3 5 4 8 1 9" stroke="${darken(skin, 0.35)}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-9 15 C-4 21 4 21 9 15 C4 17 -4 17 -9 15Z" fill="${lips}"/><circle cx="-17" cy="9" r="5" fill="#ff6a5a" opacity=".35"/><circle cx="17" cy="9" r="5" fill="#ff6a5a" opacity=".35"/>`

/** Kate: a flowered red headscarf, a braid and an embroidered bodice. */
export function drawKate(): string {
  const flowers = [
    [-24, -30],
    [0, -42],
    [24, -30],
    [-34, -6],
    [34, -6],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><circle r="5" fill="#fff3dc"/><circle r="2.2" fill="#ffb01f"/></g>`,
    )
    .join('')
  return `<defs>${face('f')}${cloth('r', '#d5162e')}${cloth('b', '#1f6a4a')}</defs><path d="M-50 60 C-48 34 -26 28 0 28 C26 28 48 34 50 60Z" fill="url(#~b)"/><path d="M-16 30 L0 52 L16 30 L10 26 H-10Z" fill="#fff6ea"/><path d="M-8 60 V44 M8 60 V44" stroke="#ffd25e" stroke-width="3"/><path d="M0 -54 C40 -54 46 -14 38 14 C32 30 18 34 0 36 C-18 34 -32 30 -38 14 C-46 -14 -40 -54 0 -54Z" fill="url(#~r)"/><path d="M0 -28 C24 -28 28 -8 26 6 C24 24 10 30 0 30 C-10 30 -24 24 -26 6 C-28 -8 -24 -28 0 -28Z" fill="url(#~f)"/><path d="M-26 -8 C-22 -26 -8 -30 0 -22 C8 -30 22 -26 26 -8 C16 -22 6 -20 0 -18 C-6 -20 -16 -22 -26 -8Z" fill="#7a3a14"/>${features('#5c2a10', '#c2182f')}<path d="M-12 30 C-20 40 -8 46 0 36 C8 46 20 40 12 30 C6 34 -6 34 -12 30Z" fill="url(#~r)"/>${flowers}`
}

/** A shepherd with a felt hat, a feather and a moustache. */
export function drawShepherd(): string {
  return `<defs>${face('f')}${cloth('h', '#3f6a2f')}${cloth('c', '#c9a26a')}</defs><path d="M-52 60 C-50 34 -26 26 0 26 C26 26 50 34 52 60Z" fill="url(#~c)"/><path d="M-16 28 L0 54 L16 28Z" fill="#fff6ea"/><path d="M-24 32 L-6 60 M24 32 L6 60" stroke="#8c5a24" stroke-width="4"/><path d="M-28 -18 C-32 8 -22 34 0 36 C22 34 32 8 28 -18Z" fill="url(#~f)"/><path d="M-29 -18 C-34 0 -32 14 -26 18 C-24 6 -24 -8 -22 -16Z M29 -18 C34 0 32 14 26 18 C24 6 24 -8 22 -16Z" fill="#6b3d14"/>${features('#5c3010', '#b0503a')}<path d="M0 10 C-8 6 -20 10 -24 18 C-14 18 -6 18 0 14 C6 18 14 18 24 18 C20 10 8 6 0 10Z" fill="#6b3d14"/><path d="M-52 -16 C-40 -26 -28 -26 -26 -28 C-24 -60 24 -60 26 -28 C28 -26 40 -26 52 -16 C30 -8 -30 -8 -52 -16Z" fill="url(#~h)"/><path d="M-27 -30 C-10 -22 10 -22 27 -30 L28 -22 C10 -14 -10 -14 -28 -22Z" fill="#8c1f1f"/><path d="M20 -30 C22 -52 36 -66 50 -68 C48 -50 38 -36 24 -28Z" fill="#fff6ea"/><path d="M22 -30 C30 -46 40 -58 48 -66" stroke="#c9a26a" stroke-width="2" fill="none"/>`
}

/** A princess with golden hair and a small crown. */
export function drawPrincess(): string {
  return `<defs>${face('f')}${cloth('d', '#c23a8c')}${cloth('h', '#f0b83a')}</defs><path d="M-34 -20 C-46 20 -40 44 -30 58 H30 C40 44 46 20 34 -20Z" fill="url(#~h)"/><path d="M-44 60 C-42 38 -22 32 0 32 C22 32 42 38 44 60Z" fill="url(#~d)"/><path d="M-14 34 C-8 46 8 46 14 34 L8 26 H-8Z" fill="url(#~f)"/><circle cy="45" r="5" fill="#5fd0ff" stroke="#ffd25e" stroke-width="2"/><path d="M0 -34 C24 -34 29 -10 27 6 C24 24 10 31 0 31 C-10 31 -24 24 -27 6 C-29 -10 -24 -34 0 -34Z" fill="url(#~f)"/><path d="M-30 4 C-38 -40 -14 -48 0 -46 C14 -48 38 -40 30 4 C28 -12 20 -24 4 -28 C-6 -20 -26 -18 -30 4Z" fill="url(#~h)"/>${features('#9a6a1c', '#d5264f')}<path d="M-24 -40 L-28 -64 L-13 -54 L0 -70 L13 -54 L28 -64 L24 -40 C10 -34 -10 -34 -24 -40Z" fill="#ffc63d" stroke="#8d4c05" stroke-width="2"/><circle cy="-48" r="4.500" fill="#e8203c"/><circle cx="-14" cy="-46" r="3" fill="#2f7bff"/><circle cx="14" cy="-46" r="3" fill="#2f7bff"/>`
}
