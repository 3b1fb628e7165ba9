import { darken, lighten } from '../colour.ts'

const gilt =
  '<linearGradient id="~g" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".3" stop-color="#ffc63d"/><stop offset=".6" stop-color="#a35c08"/><stop offset=".85" stop-color="#ffd25e"/><stop offset="1" stop-color="#8d4c05"/></linearGradient>'
const ball = (id: string, colour: string): string =>
  `<radialGradient id="~${id}" cx=".36" cy=".28" r=".9"><stop stop-color="${lighten(colour, 0.5)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.6)}"/></radialGradient>`

/** South Bohemian bagpipes: a bag, a chanter with a horn and a drone. */
export function drawBagpipes(): string {
  return `<defs>${gilt}${ball('b', '#b3243c')}${ball('w', '#8c5a2a')}</defs><path d="M-6 -14 L-34 -58 L-26 -62 L6 -18Z" fill="url(#~w)"/><path d="M-38 -54 C-50 -64 -44 -74 -28 -68 L-24 -60Z" fill="url(#~g)"/><path d="M12 -16 L20 -60 L28 -58 L24 -14Z" fill="url(#~w)"/><path d="M18 -58 L16 -68 H34 L30 -56Z" fill="url(#~g)"/><path d="M-40 12 C-44 -18 -8 -30 18 -20 C46 -10 54 18 36 36 C20 52 -8 44 -22 34 C-32 30 -38 24 -40 12Z" fill="url(#~b)"/><path d="M-30 6 C-14 -8 20 -8 38 14 M-24 22 C-8 10 18 12 30 30" stroke="#ffd25e" stroke-opacity=".65" stroke-width="2.6" fill="none"/><path d="M-30 24 L-50 54 L-42 60 L-20 34Z" fill="url(#~w)"/><path d="M-52 50 C-64 58 -58 68 -40 64 L-38 56Z" fill="#f0dcb0"/><circle cx="-36" cy="40" r="2.400" fill="#1a0d05"/><circle cx="-41" cy="47" r="2.400" fill="#1a0d05"/>`
}

/** A hanging lantern with a live flame. */
export function drawLantern(): string {
  return `<defs>${ball('l', '#ffb01f')}<linearGradient id="~i"><stop stop-color="#8c96a4"/><stop offset=".4" stop-color="#3a414c"/><stop offset="1" stop-color="#14171c"/></linearGradient></defs><path d="M-16 -46 C-18 -68 18 -68 16 -46" fill="none" stroke="#59626f" stroke-width="5"/><path d="M-30 -26 L-16 -48 H16 L30 -26Z" fill="url(#~i)"/><path d="M-26 -26 H26 L30 34 H-30Z" fill="url(#~l)"/><path d="M0 -16 C12 0 16 10 14 20 C12 30 -12 30 -14 20 C-16 10 -6 4 0 -16Z" fill="#fff6cf"/><path d="M0 2 C6 10 8 16 6 22 C2 26 -4 26 -6 20 C-8 14 -2 10 0 2Z" fill="#ff8a1f"/><path d="M-26 -26 L-30 34 M26 -26 L30 34 M-9 -26 L-10 34 M9 -26 L10 34" stroke="url(#~i)" stroke-width="5"/><path d="M-28 0 H28" stroke="#3a414c" stroke-width="3.600"/><path d="M-36 34 H36 L32 48 H-32Z" fill="url(#~i)"/>`
}

/** A pair of high folk boots with red cuffs. */
export function drawBoots(): string {
  const boot =
    '<path d="M-16 -46 H16 L14 18 C26 24 40 28 40 42 H-16 C-20 30 -14 10 -16 -46Z" fill="url(#~b)"/><path d="M-18 42 H42 V49 H-18Z" fill="#1a0d05"/><path d="M-18 -48 H18 L17 -32 H-17Z" fill="url(#~r)"/><path d="M-12 -24 C-8 0 -10 14 -6 28" stroke="#fff" stroke-opacity=".3" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M0 -22 L6 -14 L0 -6 L-6 -14Z" fill="#ffd25e"/>'
  return `<defs>${ball('b', '#6a3418')}${ball('r', '#c8182f')}</defs><g transform="translate(-24 -6) scale(.94) rotate(-4)">${boot}</g><g transform="translate(12 6)">${boot}</g>`
}

/** The gate of hell: an arch of stone with fire behind it. */
export function drawHellGate(): string {
  const stones = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M-8 -58 L-6 -38 H6 L8 -58Z" fill="${index % 2 ? '#5a4a48' : '#756461'}" stroke="#1a0d0c" stroke-width="1.6" transform="translate(0 6) rotate(${index * 22.5 - 90})"/>`,
  ).join('')
  return `<defs><linearGradient id="~f" x2="0" y2="1"><stop stop-color="#fff2a8"/><stop offset=".45" stop-color="#ff9a1f"/><stop offset="1" stop-color="#c2180c"/></linearGradient></defs><path d="M-40 54 V4 A40 40 0 0 1 40 4 V54Z" fill="#3b0503"/><path d="M-34 54 C-40 30 -24 28 -26 4 C-12 14 -10 28 -6 22 C-2 8 -10 -6 2 -26 C4 -6 18 2 16 22 C22 20 22 12 22 6 C36 24 38 36 34 54Z" fill="url(#~f)"/><path d="M-14 54 C-18 40 -6 38 -4 24 C6 34 14 40 12 54Z" fill="#fff6cf"/>${stones}<path d="M-54 8 H-38 V58 H-54Z M38 8 H54 V58 H38Z" fill="#6a5a57" stroke="#1a0d0c" stroke-width="1.600"/><path d="M-54 24 H-38 M-54 41 H-38 M38 24 H54 M38 41 H54" stroke="#1a0d0c" stroke-width="2"/><path d="M-20 -50 C-30 -56 -30 -66 -24 -70 C-24 -62 -16 -60 -10 -58 H10 C16 -60 24 -62 24 -70 C30 -66 30 -56 20 -50 L10 -40 L0 -30 L-10 -40Z" fill="#b3161c" stroke="#2a0306" stroke-width="1.600"/><circle cx="-6" cy="-48" r="3" fill="#ffd84d"/><circle cx="6" cy="-48" r="3" fill="#ffd84d"/>`
}

/** The coronation cross, set with stones. */
export function drawCross(): string {
  const stones = [
    [0, -44, '#2f7bff'],
    [0, -14, '#e8203c'],
    [-28, -14, '#19b866'],
    [28, -14, '#19b866'],
    [0, 14, '#2f7bff'],
    [0, 36, '#19b866'],
  ] as const
  const set = stones
    .map(
      ([x, y, colour]) =>
        `<circle cx="${x}" cy="${y}" r="7" fill="${darken(colour, 0.4)}"/><circle cx="${x}" cy="${y}" r="5.400" fill="${colour}"/><circle cx="${x - 2}" cy="${y - 2}" r="1.800" fill="#fff"/>`,
    )
    .join('')
  return `<defs>${gilt}</defs><path d="M-10 -60 H10 L8 -24 L44 -26 V-2 L8 -4 L10 50 H-10 L-8 -4 L-44 -2 V-26 L-8 -24Z" fill="url(#~g)" stroke="#6d3702" stroke-width="2" stroke-linejoin="round"/><path d="M-26 62 C-24 50 24 50 26 62Z" fill="url(#~g)" stroke="#6d3702" stroke-width="1.600"/>${set}<g fill="#fff6ff" stroke="#b09a80" stroke-width=".8"><circle cx="-44" cy="-28" r="4"/><circle cx="-44" cy="0" r="4"/><circle cx="44" cy="-28" r="4"/><circle cx="44" cy="0" r="4"/><circle cx="-10" cy="-61" r="4"/><circle cx="10" cy="-61" r="4"/></g>`
}

/** The coronation robe: red with an ermine collar and gold hem. */
export function drawRobe(): string {
  const spots = [
    [-26, -28],
    [-12, -20],
    [12, -20],
    [26, -28],
    [0, -16],
    [-34, -18],
    [34, -18],
  ]
    .map(([x, y]) => `<path d="M${x} ${y} l2.600 8 h-5.200Z" fill="#1a1416"/>`)
    .join('')
  return `<defs>${gilt}${ball('r', '#c8102e')}</defs><path d="M-20 -34 C-34 -10 -48 30 -54 56 C-30 64 30 64 54 56 C48 30 34 -10 20 -34Z" fill="url(#~r)"/><path d="M-14 -16 C-20 14 -24 40 -26 60 M14 -16 C20 14 24 40 26 60 M0 -10 V61" stroke="#5c0614" stroke-opacity=".6" stroke-width="4" fill="none"/><path d="M-54 56 C-30 64 30 64 54 56 L52 46 C28 54 -28 54 -52 46Z" fill="url(#~g)"/><path d="M-16 -50 C-34 -46 -46 -30 -44 -12 C-26 -2 26 -2 44 -12 C46 -30 34 -46 16 -50 C10 -38 -10 -38 -16 -50Z" fill="#fffaf0" stroke="#c9b89a"/>${spots}<circle cy="-30" r="9" fill="url(#~g)" stroke="#6d3702"/><circle cy="-30" r="5" fill="#2f7bff"/><circle cx="-1.500" cy="-32" r="1.600" fill="#fff"/>`
}

/** The door of the crown chamber with its seven locks. */
export function drawChamberDoor(): string {
  const locks = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => {
      const y = index * 13 - 34
      const x = index % 2 ? 9 : -9
      return `<circle cx="${x}" cy="${y}" r="6.400" fill="url(#~g)" stroke="#5b2a00"/><path d="M${x} ${y - 2.5} a2 2 0 1 1 0.010 0 M${x - 1.2} ${y} h2.400 l.8 4 h-4Z" fill="#1a0d05"/>`
    })
    .join('')
  return `<defs>${gilt}<linearGradient id="~d"><stop stop-color="#9aa3b0"/><stop offset=".5" stop-color="#565f6c"/><stop offset="1" stop-color="#232830"/></linearGradient><linearGradient id="~s" x2="1" y2="1"><stop stop-color="#e9d8b8"/><stop offset="1" stop-color="#7a6344"/></linearGradient></defs><path d="M-48 60 V-12 C-48 -50 -22 -64 0 -70 C22 -64 48 -50 48 -12 V60Z" fill="url(#~s)" stroke="#3a2a16" stroke-width="2"/><path d="M-35 60 V-10 C-35 -38 -16 -50 0 -55 C16 -50 35 -38 35 -10 V60Z" fill="url(#~d)" stroke="#14171c" stroke-width="2"/><path d="M-35 -6 H35 M-35 24 H35 M-35 48 H35" stroke="#1c2026" stroke-width="5"/><path d="M-35 -8 H35 M-35 22 H35 M-35 46 H35" stroke="#b8c2d0" stroke-width="1.600"/>${locks}`
}
