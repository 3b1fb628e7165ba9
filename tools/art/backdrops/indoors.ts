import { darken, lighten, mix } from '../colour.ts'
import { repeat, type Backdrop } from './backdrop.ts'

export const vault: Backdrop = ({ light, random, width, height, lightX, lightY }) => {
  const bricks = repeat(Math.ceil(height / 32) + 1, (row) =>
    repeat(
      Math.ceil(width / 52) + 2,
      (column) =>
        `<rect x="${column * 52 - (row % 2) * 26}" y="${row * 32}" width="50" height="30" rx="4" fill="${mix(light.mid, light.deep, 0.2 + random() * 0.5)}"/>`,
    ),
  )
  return `${bricks}<ellipse cx="${lightX}" cy="${lightY}" rx="${width * 0.42}" ry="${height * 0.62}" fill="${lighten(light.key, 0.1)}" opacity=".3" filter="url(#haze)"/>`
}

export const curtain: Backdrop = ({ light, width, height }) => {
  const folds = Math.round(width / 22)
  const span = width / folds
  const drapes = repeat(
    5,
    (index) =>
      `<path d="M${(index * width) / 5} -4 Q${((index + 0.5) * width) / 5} ${height * 0.3} ${((index + 1) * width) / 5} -4Z" fill="${darken(light.mid, 0.18)}" stroke="${lighten(light.key, 0.3)}" stroke-width="2.5"/>`,
  )
  return (
    repeat(folds, (index) => `<rect x="${index * span}" width="${span + 0.6}" height="${height}" fill="url(#fold)"/>`) +
    drapes
  )
}

export const tavern: Backdrop = ({ light, random, width, height }) => {
  const boards = repeat(
    Math.ceil(width / 30) + 1,
    (index) =>
      `<rect x="${index * 30}" width="29" height="${height}" fill="${mix(light.mid, light.deep, 0.25 + random() * 0.4)}"/><path d="M${index * 30 + 8 + random() * 12} 0 q${random() * 8 - 4} ${height / 2} 0 ${height}" stroke="${light.deep}" stroke-opacity=".4" fill="none"/>`,
  )
  const lamps = repeat(3, (index) => {
    const x = width * (0.12 + index * 0.38)
    return `<path d="M${x} 0 V24" stroke="#1a0d05" stroke-width="2"/><circle cx="${x}" cy="34" r="30" fill="${lighten(light.key, 0.3)}" opacity=".4" filter="url(#haze)"/><path d="M${x - 11} 34 q11 -20 22 0Z" fill="#2a1608"/><circle cx="${x}" cy="36" r="5" fill="#fff6cf"/>`
  })
  return `${boards}${lamps}<rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="${darken(light.deep, 0.2)}"/><rect y="${height * 0.8}" width="${width}" height="3" fill="${lighten(light.mid, 0.4)}"/>`
}

export const library: Backdrop = ({ light, random, width, height }) => {
  const palette = ['#7a2a1c', '#2a4a3c', '#22385e', '#6b4a1a', '#4a2048', '#7d6a4a']
  const rows = Math.ceil(height / 58)
  return repeat(rows, (row) => {
    let x = 0
    let books = ''
    while (x < width) {
      const span = 7 + random() * 11
      const tall = 34 + random() * 16
      books += `<rect x="${x}" y="${row * 58 + 52 - tall}" width="${span}" height="${tall}" rx="1" fill="${mix(palette[Math.floor(random() * 6)] ?? light.mid, light.deep, 0.25 + random() * 0.3)}"/><rect x="${x}" y="${row * 58 + 58 - tall}" width="${span}" height="2" fill="${light.key}" opacity=".55"/>`
      x += span + 1
    }
    return `${books}<rect y="${row * 58 + 52}" width="${width}" height="6" fill="${mix('#5c3414', light.deep, 0.4)}"/><rect y="${row * 58 + 52}" width="${width}" height="1.200" fill="${lighten(light.mid, 0.4)}"/>`
  })
}

export const cave: Backdrop = ({ light, random, width, height }) => {
  const layer = (depth: number): string => {
    const inset = 20 + depth * 26
    const edge = repeat(19, (index) => {
      const angle = (index / 18) * Math.PI * 2
      const wobble = 0.86 + random() * 0.24
      return `${index ? 'L' : 'M'}${(width / 2 + Math.cos(angle) * (width * 0.62 - inset) * wobble).toFixed(0)} ${(height * 0.48 + Math.sin(angle) * (height * 0.66 - inset * 0.7) * wobble).toFixed(0)} `
    })
    return `<path fill-rule="evenodd" d="M-5 -5 H${width + 5} V${height + 5} H-5Z ${edge}Z" fill="${mix(light.mid, darken(light.deep, 0.2), 0.9 - depth * 0.28)}"/>`
  }
  const crystals = repeat(9, () => {
    const left = random() < 0.5
    return `<path transform="translate(${left ? random() * width * 0.24 : width - random() * width * 0.24} ${height * (0.55 + random() * 0.4)}) rotate(${left ? 20 : -20}) scale(${0.6 + random()})" d="M0 -22 L7 -8 L5 10 H-5 L-7 -8Z" fill="${lighten(light.key, 0.15)}" opacity=".8"/>`
  })
  return layer(2) + layer(1) + layer(0) + crystals
}

export const arches: Backdrop = ({ light, width, height }) => {
  const count = 5
  const span = width / count
  return repeat(count, (index) => {
    const x = index * span
    return `<path d="M${x + 7} ${height} V${height * 0.42} a${span / 2 - 7} ${span / 2 - 7} 0 0 1 ${span - 14} 0 V${height}Z" fill="${mix(light.key, light.mid, 0.55)}" opacity=".55"/><path d="M${x + 14} ${height} V${height * 0.44} a${span / 2 - 14} ${span / 2 - 14} 0 0 1 ${span - 28} 0 V${height}Z" fill="${darken(light.deep, 0.1)}" opacity=".8"/><rect x="${x - 5}" width="10" height="${height}" fill="${mix(light.mid, light.deep, 0.4)}"/><rect x="${x - 5}" width="3" height="${height}" fill="${lighten(light.mid, 0.35)}" opacity=".7"/>`
  })
}

export const kiln: Backdrop = ({ light, random, width, height }) => {
  const bricks = repeat(Math.ceil(height / 20) + 1, (row) =>
    repeat(
      Math.ceil(width / 34) + 2,
      (column) =>
        `<rect x="${column * 34 - (row % 2) * 17}" y="${row * 20}" width="32.500" height="18.500" rx="2" fill="${mix(light.mid, light.deep, 0.3 + random() * 0.5)}"/>`,
    ),
  )
  return `${bricks}<path d="M${width * 0.2} ${height} V${height * 0.46} A${width * 0.3} ${height * 0.44} 0 0 1 ${width * 0.8} ${height * 0.46} V${height}Z" fill="${darken(light.deep, 0.4)}"/><path d="M${width * 0.23} ${height} V${height * 0.48} A${width * 0.27} ${height * 0.4} 0 0 1 ${width * 0.77} ${height * 0.48} V${height}Z" fill="${light.key}"/><ellipse cx="${width / 2}" cy="${height * 0.75}" rx="${width * 0.25}" ry="${height * 0.42}" fill="${lighten(light.key, 0.5)}" filter="url(#haze)"/>`
}
