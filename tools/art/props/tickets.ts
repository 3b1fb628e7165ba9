import { darken, lighten } from '../colour.ts'
import { centredText } from '../lettering/outline-text.ts'
import { drawCoin } from './money.ts'
import { drawSign } from './slot-signs.ts'

type Field = 'coin' | 'seven' | 'heart' | 'star' | 'clover'

const fields: Readonly<Record<Field, () => string>> = {
  coin: () => drawCoin('T'),
  seven: () => drawSign('7', '#e8202a'),
  heart: () =>
    '<path d="M0 44 C-66 0 -50 -46 -20 -44 C-7 -42 0 -30 0 -24 C0 -30 7 -42 20 -44 C50 -46 66 0 0 44Z" fill="#ff3b5c"/>',
  star: () => '<path d="M0 -48 L14 -16 L48 -14 L22 8 L30 42 L0 24 L-30 42 L-22 8 L-48 -14 L-14 -16Z" fill="#ffd25e"/>',
  clover: () =>
    '<g fill="#3fc24a"><circle cx="-18" cy="-18" r="19"/><circle cx="18" cy="-18" r="19"/><circle cx="-18" cy="18" r="19"/><circle cx="18" cy="18" r="19"/></g>',
}

const isField = (name: string): name is Field => name in fields

/** A scratch ticket with two fields rubbed open and one half open. */
export function drawScratch(field = 'coin', colour = '#d5162e', title = '3×'): string {
  const draw = isField(field) ? fields[field] : fields.coin
  const windows = [-30, 0, 30].map((x, index) => {
    const base = `<rect x="${x - 13}" y="-14" width="26" height="46" rx="5" fill="#2b1a12"/><g transform="translate(${x} 9) scale(.25)">${draw()}</g>`
    const foil = `<path d="M${x - 13} -14 h26 v20 l-6 3 l-4 6 l-7 -4 l-5 5 l-4 -5Z" fill="#b9bec6"/><path d="M${x - 9} -9 l16 9 M${x - 4} -12 l14 8" stroke="#e8ecf2" stroke-width="2.4"/>`
    return index === 2 ? base + foil : base
  })
  return `<defs><linearGradient id="~t" x2="1" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#f0d9a8"/></linearGradient></defs><rect x="-46" y="-36" width="98" height="80" rx="8" fill="#000" opacity=".4"/><rect x="-49" y="-41" width="98" height="82" rx="8" fill="url(#~t)"/><path d="M-49 -33 a8 8 0 0 1 8 -8 h82 a8 8 0 0 1 8 8 v12 h-98Z" fill="${colour}"/><path d="M-49 -21 h98" stroke="${darken(colour, 0.4)}" stroke-width="2"/>${centredText(title, 13, -26, 'fill="#fff6dc"')}${windows.join('')}`
}

/** A field of covered and opened cells: mines, keno, towers. `opened` lists cells as a string of digits 0–8. */
export function drawBoard(colour: string, opened = '048', mark = '#7fdcff'): string {
  let cells = ''
  for (let cell = 0; cell < 9; cell++) {
    const x = (cell % 3) * 32 - 32
    const y = Math.floor(cell / 3) * 32 - 32
    const isOpen = opened.includes(String(cell))
    cells += isOpen
      ? `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="6" fill="${darken(colour, 0.7)}"/><path d="M${x} ${y - 11} L${x + 10} ${y} L${x} ${y + 11} L${x - 10} ${y}Z" fill="${mark}"/><path d="M${x} ${y - 11} L${x + 4} ${y} L${x} ${y + 11} L${x - 10} ${y}Z" fill="#fff" opacity=".35"/>`
      : `<rect x="${x - 14}" y="${y - 12}" width="28" height="28" rx="6" fill="${darken(colour, 0.55)}"/><rect x="${x - 14}" y="${y - 15}" width="28" height="28" rx="6" fill="${colour}"/><path d="M${x - 11} ${y - 11} h22" stroke="${lighten(colour, 0.6)}" stroke-width="2.4" stroke-linecap="round"/>`
  }
  return `<rect x="-52" y="-52" width="104" height="104" rx="12" fill="${darken(colour, 0.8)}"/><rect x="-52" y="-52" width="104" height="104" rx="12" fill="none" stroke="#ffd25e" stroke-width="2.4"/>${cells}`
}

/** A triangle of pegs with a ball on its way down. */
export function drawPegs(ball = '#ffb01f'): string {
  let pegs = ''
  for (let row = 0; row < 6; row++)
    for (let index = 0; index <= row; index++)
      pegs += `<circle cx="${(index - row / 2) * 17}" cy="${row * 15 - 38}" r="3.6" fill="#fff6e0"/>`
  const bins = [-40, -24, -8, 8, 24, 40]
    .map(
      (x, index) =>
        `<rect x="${x - 7}" y="46" width="14" height="11" rx="3" fill="${['#e8202a', '#ff9a1f', '#ffd25e', '#ffd25e', '#ff9a1f', '#e8202a'][index]}"/>`,
    )
    .join('')
  return `<path d="M0 -64 L60 52 L54 60 H-54 L-60 52Z" fill="#2a1048" stroke="#ffd25e" stroke-width="4" stroke-linejoin="round"/><path d="M0 -56 L54 52 H-54Z" fill="#43206e"/>${pegs}${bins}<path d="M0 -56 C4 -40 -9 -34 -8 -24 C-7 -12 9 -8 9 4" stroke="${ball}" stroke-width="4" fill="none" opacity=".5"/><circle cx="9" cy="8" r="10" fill="${ball}"/><circle cx="5" cy="4" r="3.4" fill="#fff"/>`
}

/** A rising crash curve with its lit field below. */
export function drawCurve(colour: string): string {
  return `<defs><linearGradient id="~c" x1=".2" y1=".9" x2=".95" y2=".55"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".7" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><path d="M-190 70 C-60 66 20 40 70 -62 L70 140 L-190 140Z" fill="url(#~c)"/><path d="M-190 70 C-60 66 20 40 70 -62" fill="none" stroke="${colour}" stroke-width="10" opacity=".35"/><path d="M-190 70 C-60 66 20 40 70 -62" fill="none" stroke="#fff4e0" stroke-width="3.4"/>`
}
