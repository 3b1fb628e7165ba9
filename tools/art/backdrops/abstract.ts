import { darken, lighten, mix } from '../colour.ts'
import { repeat, type Backdrop } from './backdrop.ts'

export const rays: Backdrop = ({ light, random, width, lightX, lightY }) =>
  repeat(22, (index) => {
    const from = ((index + random() * 0.3) / 22) * 6.283
    const to = from + (6.283 / 22) * 0.5
    return `<path d="M${lightX} ${lightY} L${lightX + Math.cos(from) * width} ${lightY + Math.sin(from) * width} L${lightX + Math.cos(to) * width} ${lightY + Math.sin(to) * width}Z" fill="${lighten(light.mid, 0.35)}" opacity="${(0.12 + random() * 0.18).toFixed(2)}"/>`
  })

export const grid: Backdrop = ({ light, random, width, height }) => {
  const lines =
    repeat(10, (index) => `<path d="M0 ${height * 0.55 + index * index * 1.6} H${width}"/>`) +
    repeat(
      29,
      (index) =>
        `<path d="M${width / 2 + (index - 14) * 16} ${height * 0.55} L${width / 2 + (index - 14) * 90} ${height}"/>`,
    )
  return `<g stroke="${lighten(light.mid, 0.25)}" stroke-opacity=".45">${lines}</g>${repeat(60, () => `<circle cx="${random() * width}" cy="${random() * height * 0.55}" r="${random() * 1.3}" fill="#fff" opacity="${random().toFixed(2)}"/>`)}`
}

export const felt: Backdrop = ({ light, width, height }) => {
  const table = (rx: number, ry: number): string =>
    `cx="${width / 2}" cy="${height * 1.12}" rx="${width * rx}" ry="${height * ry}"`
  return `<ellipse ${table(0.78, 0.82)} fill="${light.mid}"/><ellipse ${table(0.78, 0.82)} fill="none" stroke="${darken(light.deep, 0.4)}" stroke-width="16"/><ellipse ${table(0.74, 0.77)} fill="none" stroke="${lighten(light.key, 0.3)}" stroke-opacity=".55" stroke-width="1.6"/>`
}

export const stripes: Backdrop = ({ light, width, height, lightX }) => {
  const awning = repeat(
    24,
    (index) =>
      `<path d="M${lightX} ${-height * 0.4} L${width * (index / 12 - 0.5)} ${height * 1.1} L${width * ((index + 0.5) / 12 - 0.5)} ${height * 1.1}Z" fill="${index % 2 ? lighten(light.mid, 0.5) : light.mid}" opacity=".55"/>`,
  )
  const bulbs = repeat(13, (index) => {
    const y = 14 + Math.sin((index / 12) * Math.PI) * 20
    return `<circle cx="${(index / 12) * width}" cy="${y}" r="9" fill="${light.key}" opacity=".35"/><circle cx="${(index / 12) * width}" cy="${y}" r="3.600" fill="#fff0c0"/>`
  })
  return awning + bulbs
}

export const cosmos: Backdrop = ({ light, random, width, height }) =>
  `<ellipse cx="${width * 0.2}" cy="${height * 0.3}" rx="${width * 0.4}" ry="${height * 0.2}" fill="${light.key}" opacity=".28" filter="url(#haze)" transform="rotate(-18)"/>${repeat(110, () => `<circle cx="${random() * width}" cy="${random() * height}" r="${random() * 1.4}" fill="#fff" opacity="${random().toFixed(2)}"/>`)}<circle cx="${width * 0.86}" cy="${height * 1.02}" r="${height * 0.5}" fill="${light.mid}"/><circle cx="${width * 0.84}" cy="${height * 0.98}" r="${height * 0.47}" fill="${lighten(light.mid, 0.18)}" opacity=".5"/>`

export const comb: Backdrop = ({ light, random, width, height }) => {
  const size = 24
  const cell = 'M0 -23 L20 -11.500 V11.500 L0 23 L-20 11.500 V-11.500Z'
  return repeat(Math.ceil(height / (size * 1.5)) + 1, (row) =>
    repeat(
      Math.ceil(width / 42) + 2,
      (column) =>
        `<path transform="translate(${column * 42 + (row % 2) * 21 - 10} ${row * 36})" d="${cell}" fill="${mix(light.mid, random() < 0.3 ? light.key : light.deep, random() * 0.55)}" stroke="${darken(light.mid, 0.45)}" stroke-width="3"/>`,
    ),
  )
}

export const gears: Backdrop = ({ light, random, width, height }) =>
  repeat(9, (index) => {
    const radius = 26 + random() * 44
    const fill = mix(light.mid, light.deep, 0.25 + random() * 0.5)
    const cogs = repeat(
      12,
      (cog) => `<rect x="-5" y="${-radius - 8}" width="10" height="14" transform="rotate(${cog * 30})"/>`,
    )
    return `<g transform="translate(${(index / 8) * width} ${height * (0.12 + random() * 0.8)}) rotate(${random() * 40})" fill="${fill}">${cogs}<circle r="${radius}"/><circle r="${radius * 0.62}" fill="${darken(fill, 0.35)}"/><circle r="${radius * 0.2}" fill="${lighten(fill, 0.25)}"/></g>`
  })

export const parchment: Backdrop = ({ light, random, width, height }) => {
  const stains = repeat(
    14,
    () =>
      `<ellipse cx="${random() * width}" cy="${random() * height}" rx="${20 + random() * 60}" ry="${14 + random() * 40}" fill="${mix(light.mid, light.deep, 0.4)}" opacity=".18"/>`,
  )
  const contours = repeat(
    7,
    (index) =>
      `<path d="M${-20 + index * 8} ${height * (0.1 + index * 0.13)} C${width * 0.3} ${height * (random() * 0.9)} ${width * 0.6} ${height * (random() * 0.9)} ${width + 20} ${height * (0.1 + index * 0.13)}" stroke="${darken(light.mid, 0.45)}" stroke-opacity=".5" stroke-width="1.400" fill="none"/>`,
  )
  return `${stains}${contours}<path d="M${width * 0.08} ${height * 0.7} C${width * 0.3} ${height * 0.4} ${width * 0.6} ${height * 0.9} ${width * 0.92} ${height * 0.3}" stroke="#b3301c" stroke-width="4" stroke-dasharray="10 8" fill="none"/><path d="M${width * 0.9} ${height * 0.24} l16 16 m0 -16 l-16 16" stroke="#b3301c" stroke-width="5"/>`
}

export const shards: Backdrop = ({ light, random, width, height, lightX, lightY }) =>
  repeat(46, () => {
    const angle = random() * 6.283
    const near = 30 + random() * 60
    const far = near + 60 + random() * 180
    const spread = 0.06 + random() * 0.16
    const at = (radius: number, turn: number): string =>
      `${(lightX + Math.cos(turn) * radius * (width / height) * 0.7).toFixed(0)} ${(lightY + Math.sin(turn) * radius).toFixed(0)}`
    return `<path d="M${at(near, angle)} L${at(far, angle - spread)} L${at(far * 1.1, angle + spread)}Z" fill="${random() < 0.5 ? lighten(light.mid, 0.3 + random() * 0.4) : mix(light.mid, light.deep, random())}" opacity="${(0.2 + random() * 0.45).toFixed(2)}"/>`
  })

export const bunting: Backdrop = ({ light, random, width, height }) => {
  const colours = ['#ffd25e', '#ff5c5c', '#5fd0ff', '#8fe07a', '#ff9ad0']
  const string = (y: number, sag: number): string => {
    const flags = repeat(16, (index) => {
      const share = (index + 0.5) / 16
      const top = y + Math.sin(share * Math.PI) * sag
      return `<path d="M${share * width - 9} ${top} h18 l-9 18Z" fill="${colours[(index + Math.round(y)) % 5]}"/>`
    })
    return `<path d="M0 ${y} Q${width / 2} ${y + sag * 2} ${width} ${y}" stroke="#fff" stroke-opacity=".6" fill="none"/>${flags}`
  }
  const confetti = repeat(
    50,
    () =>
      `<rect x="${random() * width}" y="${random() * height}" width="4" height="7" fill="${colours[Math.floor(random() * 5)]}" opacity=".7" transform="rotate(${random() * 60 - 30} ${width / 2} ${height / 2})"/>`,
  )
  return (
    rays({ light, random, width, height, lightX: width / 2, lightY: height * 0.5 }) +
    string(6, 26) +
    string(34, 18) +
    confetti
  )
}

export const bubbles: Backdrop = ({ light, random, width, height }) =>
  repeat(70, () => {
    const radius = 2 + random() * random() * 22
    const x = random() * width
    const y = random() * height
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lighten(light.mid, 0.3)}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".4"/><circle cx="${x - radius * 0.35}" cy="${y - radius * 0.4}" r="${radius * 0.2}" fill="#fff" opacity=".8"/>`
  })

export const mosaic: Backdrop = ({ light, random, width, height }) => {
  const side = 34
  return repeat(Math.ceil(height / side) + 1, (row) =>
    repeat(Math.ceil(width / side) + 1, (column) => {
      const tone = (): string => mix(light.mid, random() < 0.35 ? light.key : light.deep, random() * 0.6)
      const x = column * side
      const y = row * side
      return `<path d="M${x} ${y} h${side} l-${side} ${side}Z" fill="${tone()}"/><path d="M${x + side} ${y} v${side} h-${side}Z" fill="${tone()}"/>`
    }),
  )
}

export const swirl: Backdrop = ({ light, lightX, lightY, width }) =>
  repeat(9, (index) => {
    const arms = repeat(18, (step) => {
      const radius = 6 + step * step * (width / 900)
      const angle = (index / 9) * 6.283 + step * 0.16
      return `${step ? 'L' : 'M'}${(lightX + Math.cos(angle) * radius).toFixed(0)} ${(lightY + Math.sin(angle) * radius).toFixed(0)} `
    })
    return `<path d="${arms}" stroke="${lighten(light.mid, 0.45)}" stroke-opacity=".35" stroke-width="${index % 2 ? 22 : 12}" stroke-linecap="round" fill="none"/>`
  })
