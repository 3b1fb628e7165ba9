type Point = readonly [x: number, y: number]
type Colours = { readonly mid: string; readonly key: string; readonly deep: string }

const MIDDLE = 128
const GOLD =
  '<linearGradient id="gold" x2=".6" y2="1"><stop stop-color="#fff6c9"/><stop offset=".35" stop-color="#ffc94a"/><stop offset=".7" stop-color="#b46a0a"/><stop offset="1" stop-color="#ffe08a"/></linearGradient>'
const SHADOW = '<ellipse cx="128" cy="232" rx="72" ry="11" fill="#000" opacity=".32"/>'

/** A colour lighter (above 0) or darker (below 0), as a share of the way to white or black. */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const mixed = parts.map((part) => Math.round(part + (target - part) * Math.abs(share)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function ring(count: number, radius: number, turn: number, tall = 1): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at * 360) / count + turn) * (Math.PI / 180)
    return [MIDDLE + radius * Math.cos(angle), MIDDLE - 4 + radius * tall * Math.sin(angle)]
  })
}

function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}" ${more}/>`
}

const EMBLEMS = [
  // crown
  'M82 150V96l24 22 22-38 22 38 24-22v54z M82 158h92v14H82z',
  // tower
  'M92 172V112h-8V84h16v12h16V84h24v12h16V84h16v28h-8v60h-24v-24a12 12 0 0 0-24 0v24z',
  // sun
  'M128 74l9 26 22-16-7 27 28-1-23 16 23 16-28-1 7 27-22-16-9 26-9-26-22 16 7-27-28 1 23-16-23-16 28 1-7-27 22 16z',
  // leaf
  'M128 76c34 20 44 54 20 84-6 6-12 9-16 10v14h-8v-14c-6-1-12-5-16-10-24-30-14-64 20-84z',
  // sword
  'M128 66l10 16v68h20v12h-20v20h-20v-20H98v-12h20V82z',
]

/** A shield of one colour with a golden rim and an emblem. */
export function drawCrest(id: string, colour: string, emblem: number): string {
  const shield = 'M128 20c28 14 58 18 86 16 4 82-14 152-86 196-72-44-90-114-86-196 28 2 58-2 86-16z'
  return `<defs>${GOLD}<linearGradient id="c-${id}" x2=".5" y2="1"><stop stop-color="${shade(colour, 0.45)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.55)}"/></linearGradient></defs>${SHADOW}<path d="${shield}" fill="url(#gold)" stroke="#3b1d00" stroke-width="3"/><g transform="translate(128 124) scale(.86) translate(-128 -124)"><path d="${shield}" fill="url(#c-${id})" stroke="#3b1d00" stroke-width="3"/><path d="M128 24c24 12 48 17 74 17 2 30 0 58-8 84-40-22-92-24-132-2-8-26-10-52-8-82 26 0 50-5 74-17z" fill="#fff" opacity=".2"/></g><path d="${EMBLEMS[emblem % EMBLEMS.length]}" fill="url(#gold)" stroke="#3b1d00" stroke-width="3" stroke-linejoin="round"/>`
}

/** A playing-card letter, heavy and bevelled. */
export function drawLetter(id: string, letter: string, colour: string): string {
  const size = letter.length > 1 ? 150 : 196
  const text = (more: string): string =>
    `<text x="128" y="${128 + size * 0.355}" text-anchor="middle" font-family="Georgia,'DejaVu Serif','Times New Roman',serif" font-weight="900" font-size="${size}" ${letter.length > 1 ? 'letter-spacing="-10"' : ''} ${more}>${letter}</text>`
  return `<defs>${GOLD}<linearGradient id="l-${id}" x2="0" y2="1"><stop stop-color="${shade(colour, 0.62)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.5)}"/></linearGradient></defs><g transform="translate(3 7)" opacity=".45">${text('fill="#000" stroke="#000" stroke-width="16" stroke-linejoin="round"')}</g>${text('fill="#3b1d00" stroke="#3b1d00" stroke-width="18" stroke-linejoin="round"')}${text('fill="url(#gold)" stroke="url(#gold)" stroke-width="11" stroke-linejoin="round"')}${text(`fill="url(#l-${id})" stroke="${shade(colour, -0.65)}" stroke-width="3"`)}`
}

function plaque(word: string, size: number): string {
  return `<path d="M14 150l22-8h184l22 8-14 22 14 24-22 8H36l-22-8 14-24z" fill="#3b1d00"/><path d="M20 154l18-7h180l18 7-13 19 13 20-18 6H38l-18-6 13-20z" fill="url(#gold)"/><text x="128" y="${173 + size * 0.35}" text-anchor="middle" font-family="'Arial Black','Arial Bold','DejaVu Sans',Arial,sans-serif" font-weight="900" font-size="${size}" fill="#4a1400" stroke="#fff3c4" stroke-width="1">${word}</text>`
}

/** Stands for other symbols: a star before a burst in the game's own light. */
export function drawWild({ mid, key }: Colours): string {
  const burst = ring(24, 112, 0).flatMap((point, at): Point[] => [point, ring(24, 84, 7.5)[at] ?? point])
  return `<defs>${GOLD}<radialGradient id="wild"><stop stop-color="#fff"/><stop offset=".5" stop-color="${shade(key, 0.35)}"/><stop offset=".8" stop-color="${key}"/><stop offset="1" stop-color="${shade(mid, 0.3)}"/></radialGradient></defs>${SHADOW}${polygon(burst, 'url(#wild)', 'stroke="#3b1d00" stroke-width="3" stroke-linejoin="round"')}<path d="M128 34l26 52 58 8-42 40 10 58-52-27-52 27 10-58-42-40 58-8z" fill="url(#gold)" stroke="#3b1d00" stroke-width="4" stroke-linejoin="round"/><path d="M128 52l19 40 8 3-27 34z" fill="#fff" opacity=".5"/>${plaque('WILD', 46)}`
}

/** Pays anywhere: a medallion in the game's colour. */
export function drawScatter({ mid, deep }: Colours): string {
  return `<defs>${GOLD}<radialGradient id="scatter" cx=".4" cy=".3"><stop stop-color="${shade(mid, 0.55)}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>${SHADOW}<circle cx="128" cy="118" r="102" fill="#3b1d00"/><circle cx="128" cy="118" r="98" fill="url(#gold)"/><circle cx="128" cy="118" r="80" fill="url(#scatter)" stroke="#3b1d00" stroke-width="3"/>${ring(
    12,
    89,
    0,
  )
    .map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${(y - 6).toFixed(1)}" r="5" fill="#fff8d8"/>`)
    .join(
      '',
    )}<path d="M128 48l13 42 42 13-42 13-13 42-13-42-42-13 42-13z" fill="#fff6cf" stroke="#b46a0a" stroke-width="3"/>${plaque('SCATTER', 34)}`
}

/** Turns into another symbol: a closed box of light. */
export function drawMystery({ mid, key }: Colours): string {
  return `<defs>${GOLD}<linearGradient id="box" x2="0" y2="1"><stop stop-color="${shade(mid, 0.4)}"/><stop offset="1" stop-color="${shade(mid, -0.5)}"/></linearGradient></defs>${SHADOW}<rect x="36" y="34" width="184" height="188" rx="34" fill="url(#gold)" stroke="#3b1d00" stroke-width="4"/><rect x="54" y="52" width="148" height="152" rx="22" fill="url(#box)" stroke="#3b1d00" stroke-width="3"/><path d="M96 106c2-26 22-38 40-36 22 2 36 20 28 40-6 14-24 18-24 36" fill="none" stroke="${shade(key, 0.35)}" stroke-width="20" stroke-linecap="round"/><circle cx="140" cy="178" r="13" fill="${shade(key, 0.35)}"/>`
}
