import { darken, lighten } from './colour.ts'
import type { Light } from './recipe.ts'

type Frame = (light: Light, width: number, height: number) => string

const around = (inset: number, width: number, height: number, radius: number): string =>
  `x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${radius}" fill="none"`

/** Edges of an icon. Most games have none: at most one framed tile in three. */
export const frames = {
  none: () => '',
  gold: (_, width, height) =>
    `<rect ${around(3.5, width, height, 12)} stroke="#4a2200" stroke-width="7"/><rect ${around(3.5, width, height, 12)} stroke="url(#gold)" stroke-width="4.5"/><rect ${around(7, width, height, 9)} stroke="#fff3c4" stroke-opacity=".5" stroke-width=".8"/>`,
  neon: (light, width, height) =>
    `<rect ${around(6, width, height, 11)} stroke="${light.key}" stroke-width="8" opacity=".4"/><rect ${around(6, width, height, 11)} stroke="${lighten(light.key, 0.5)}" stroke-width="2.2"/>`,
  bulbs: (light, width, height) => {
    let bulbs = ''
    const bulb = (x: number, y: number): string =>
      `<circle cx="${x}" cy="${y}" r="6" fill="${light.key}" opacity=".4"/><circle cx="${x}" cy="${y}" r="2.7" fill="#fff1bd"/>`
    for (let x = 12; x < width; x += 24) bulbs += bulb(x, 6) + bulb(x, height - 6)
    for (let y = 30; y < height - 18; y += 24) bulbs += bulb(6, y) + bulb(width - 6, y)
    return `<rect ${around(1, width, height, 12)} stroke="${darken(light.deep, 0.3)}" stroke-width="13"/>${bulbs}`
  },
  ticket: (_, width, height) => {
    let holes = ''
    for (let y = 8; y < height; y += 16)
      holes += `<circle cx="0" cy="${y}" r="5" fill="#0e0b0a"/><circle cx="${width}" cy="${y}" r="5" fill="#0e0b0a"/>`
    return `<rect ${around(9, width, height, 6)} stroke="#fff" stroke-opacity=".5" stroke-dasharray="5 4" stroke-width="1.4"/>${holes}`
  },
  wood: (_, width, height) =>
    `<rect ${around(4, width, height, 10)} stroke="#2c1405" stroke-width="9"/><rect ${around(4, width, height, 10)} stroke="#8a4a1b" stroke-width="6"/><rect ${around(3, width, height, 10)} stroke="#c98a4c" stroke-width="1.2"/>`,
} as const satisfies Record<string, Frame>

export type FrameName = keyof typeof frames
