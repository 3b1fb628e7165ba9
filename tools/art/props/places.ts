import { darken, lighten } from '../colour.ts'

/** A castle tower with lit windows and a pointed roof. */
export function drawTower(stone = '#9c8f86', roof = '#b3301c'): string {
  const slits = [
    [-12, -2],
    [12, -2],
    [0, 20],
    [-14, 38],
    [14, 38],
  ]
    .map(([x = 0, y = 0]) => `<path d="M${x - 4} ${y + 8} V${y} a4 4 0 0 1 8 0 V${y + 8}Z" fill="#ffd76a"/>`)
    .join('')
  return `<defs><linearGradient id="~s"><stop stop-color="${lighten(stone, 0.4)}"/><stop offset=".5" stop-color="${stone}"/><stop offset="1" stop-color="${darken(stone, 0.6)}"/></linearGradient><linearGradient id="~r"><stop stop-color="${lighten(roof, 0.4)}"/><stop offset="1" stop-color="${darken(roof, 0.5)}"/></linearGradient></defs><path d="M-24 -12 L-30 56 H30 L24 -12Z" fill="url(#~s)"/><path d="M-34 -24 H-26 V-18 H-18 V-24 H-9 V-18 H-4 V-24 H4 V-18 H9 V-24 H18 V-18 H26 V-24 H34 V-8 H-34Z" fill="url(#~s)"/><path d="M0 -66 L28 -22 H-28Z" fill="url(#~r)"/><path d="M0 -66 V-76" stroke="#4a2200" stroke-width="2"/><path d="M0 -76 L18 -71 L0 -66Z" fill="#ffd25e"/>${slits}<path d="M-26 8 H-14 M6 12 H20 M-28 30 H-20 M10 30 H26" stroke="${darken(stone, 0.5)}" stroke-width="1.6"/>`
}

/** A stone bridge of two arches with towers, over water. */
export function drawBridge(stone = '#a88d70'): string {
  return `<defs><linearGradient id="~s" x2="0" y2="1"><stop stop-color="${lighten(stone, 0.4)}"/><stop offset="1" stop-color="${darken(stone, 0.55)}"/></linearGradient></defs><path d="M-58 -4 C-20 -14 20 -14 58 -4 V44 H46 C46 8 10 8 10 44 H-10 C-10 8 -46 8 -46 44 H-58Z" fill="url(#~s)"/><path d="M-58 -10 C-20 -20 20 -20 58 -10 V-2 C20 -12 -20 -12 -58 -2Z" fill="${lighten(stone, 0.25)}"/><g transform="translate(0 -12)"><path d="M-13 0 V-26 H13 V0Z" fill="url(#~s)"/><path d="M-16 -26 H16 L8 -46 H-8Z" fill="#7a2a18"/><path d="M-8 -46 L0 -62 L8 -46Z" fill="#5c1c10"/><path d="M-6 0 V-10 a6 6 0 0 1 12 0 V0Z" fill="#ffcf6b"/></g><path d="M-62 44 H62 V52 C40 46 20 56 0 50 C-20 44 -40 56 -62 50Z" fill="#7fc4e8" opacity=".85"/>`
}

/** A water mill wheel. */
export function drawMillWheel(wood = '#a8662c'): string {
  const paddles = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="-9" y="-54" width="18" height="13" rx="2" fill="${index % 2 ? lighten(wood, 0.2) : wood}" stroke="${darken(wood, 0.6)}" transform="rotate(${index * 30})"/>`,
  ).join('')
  const spokes = [0, 30, 60, 90, 120, 150]
    .map(
      (turn) =>
        `<rect x="-3" y="-42" width="6" height="84" fill="${wood}" stroke="${darken(wood, 0.6)}" stroke-width=".8" transform="rotate(${turn})"/>`,
    )
    .join('')
  return `${paddles}<circle r="42" fill="none" stroke="${darken(wood, 0.5)}" stroke-width="8"/><circle r="42" fill="none" stroke="${lighten(wood, 0.25)}" stroke-width="4"/>${spokes}<circle r="20" fill="none" stroke="${darken(wood, 0.3)}" stroke-width="5"/><circle r="11" fill="#555c68"/><circle r="6" fill="#c4ccd6"/>`
}

/** A hot-air balloon in vertical gores. */
export function drawHotAirBalloon(one = '#e8202a', two = '#fff3dc'): string {
  const gores = [-40, -26, -10, 10, 26, 40]
  let body = ''
  for (let index = 0; index < gores.length - 1; index++) {
    const from = gores[index] ?? 0
    const to = gores[index + 1] ?? 0
    body += `<path d="M${from * 0.2} -60 C${from * 1.25} -50 ${from * 1.3} -4 ${from * 0.28} 24 H${to * 0.28} C${to * 1.3} -4 ${to * 1.25} -50 ${to * 0.2} -60Z" fill="${index % 2 ? two : one}"/>`
  }
  return `<defs><radialGradient id="~s" cx=".34" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient></defs>${body}<path d="M-8 -60 C-50 -50 -52 -4 -11 24 H11 C52 -4 50 -50 8 -60Z" fill="url(#~s)"/><path d="M-10 25 L-8 40 M10 25 L8 40 M0 25 V40" stroke="#3a1a08" stroke-width="1.4"/><path d="M-5 26 C-2 32 2 32 5 26 L0 18Z" fill="#ffd84d"/><path d="M-11 40 H11 L9 56 H-9Z" fill="#a8662c" stroke="#4d2408"/><path d="M-11 45 H11" stroke="#e3a45e" stroke-width="2.4"/>`
}

/** A cable car on its wire. */
export function drawCableCar(colour = '#e8202a'): string {
  return `<path d="M-70 -40 L70 -58" stroke="#2a2f38" stroke-width="3"/><path d="M0 -49 V-22" stroke="#555c68" stroke-width="5"/><circle cy="-50" r="6" fill="#c4ccd6" stroke="#2a2f38"/><defs><linearGradient id="~c" x2="0" y2="1"><stop stop-color="${lighten(colour, 0.4)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.5)}"/></linearGradient></defs><rect x="-38" y="-26" width="76" height="70" rx="13" fill="url(#~c)"/><rect x="-32" y="-16" width="19" height="26" rx="5" fill="#cfefff"/><rect x="-9" y="-16" width="19" height="26" rx="5" fill="#fff0b8"/><rect x="14" y="-16" width="19" height="26" rx="5" fill="#cfefff"/><path d="M-38 20 H38 V28 H-38Z" fill="#fff3dc"/><path d="M-30 -14 l8 0 l-10 18Z M16 -14 l8 0 l-10 18Z" fill="#fff" opacity=".7"/>`
}

/** A steam boiler with a gauge and flywheel. */
export function drawSteamEngine(brass = '#c98a3c'): string {
  return `<defs><linearGradient id="~b" x2="0" y2="1"><stop stop-color="${lighten(brass, 0.6)}"/><stop offset=".45" stop-color="${brass}"/><stop offset="1" stop-color="${darken(brass, 0.65)}"/></linearGradient><linearGradient id="~k" x2="0" y2="1"><stop stop-color="#6b7482"/><stop offset="1" stop-color="#14171d"/></linearGradient></defs><path d="M-30 -26 L-34 -56 H-14 L-18 -26Z" fill="url(#~k)"/><ellipse cx="-24" cy="-56" rx="12" ry="4" fill="#9aa6b6"/><rect x="-50" y="-28" width="84" height="48" rx="22" fill="url(#~b)"/><path d="M-30 -28 V20 M-4 -28 V20 M20 -28 V20" stroke="${darken(brass, 0.6)}" stroke-width="4"/><rect x="24" y="-38" width="28" height="66" rx="4" fill="url(#~k)"/><rect x="29" y="-32" width="18" height="18" rx="3" fill="#ffb545"/><circle cx="-16" cy="-4" r="14" fill="#fff6dc" stroke="#4d2408" stroke-width="3"/><path d="M-16 -4 L-8 -12" stroke="#e8202a" stroke-width="3" stroke-linecap="round"/><path d="M-58 28 H56 V36 H-58Z" fill="url(#~k)"/><g fill="none" stroke="#c8202a" stroke-width="6"><circle cx="-30" cy="38" r="16"/><circle cx="22" cy="38" r="20"/></g><path d="M-30 22 V54 M-46 38 H-14 M22 18 V58 M2 38 H42" stroke="#e9cf98" stroke-width="3"/><path d="M-30 38 L22 46" stroke="#dfe6ee" stroke-width="5" stroke-linecap="round"/>`
}

/** A racing bicycle wheel, spokes and all. */
export function drawBikeWheel(tyre = '#e8202a'): string {
  const spokes = Array.from(
    { length: 18 },
    (_, index) => `<path d="M0 0 V-40" transform="rotate(${index * 20})"/>`,
  ).join('')
  return `<circle r="47" fill="none" stroke="#14100f" stroke-width="9"/><circle r="47" fill="none" stroke="${tyre}" stroke-width="4"/><circle r="41" fill="none" stroke="#dfe6ee" stroke-width="3"/><g stroke="#f4f8ff" stroke-width="1.2">${spokes}</g><circle r="8" fill="#ffc63d" stroke="#5b2a00" stroke-width="2"/><circle r="3" fill="#fff3c4"/>`
}
