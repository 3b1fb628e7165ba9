import { darken, lighten, mix } from '../colour.ts'
import { hills, repeat, ridge, type Backdrop } from './backdrop.ts'

export const city: Backdrop = ({ light, random, width, height }) => {
  const moon = `<circle cx="${width * 0.8}" cy="${height * 0.24}" r="${height * 0.16}" fill="${lighten(light.key, 0.55)}" opacity=".9"/>`
  let roofs = ''
  for (const [line, shade] of [
    [0.66, 0.25],
    [0.8, 0.55],
  ] as const) {
    const fill = darken(light.mid, shade)
    let x = -10
    while (x < width) {
      const span = 12 + random() * 22
      const top = height * line - height * (0.07 + random() * 0.18)
      const spire = random()
      const point = spire < 0.3 ? 34 : spire < 0.65 ? 11 : 0
      roofs += `<path d="M${x} ${height} V${top} L${x + span / 2} ${top - point} L${x + span} ${top} V${height}Z" fill="${fill}"/>`
      roofs += repeat(3, () =>
        random() < 0.6
          ? `<rect x="${x + 3 + random() * (span - 8)}" y="${top + 8 + random() * 26}" width="3" height="4.500" fill="${lighten(light.key, 0.5)}" opacity=".85"/>`
          : '',
      )
      x += span - 1
    }
  }
  return moon + roofs
}

export const deep: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const shafts = repeat(7, (index) => {
    const x = width * (index / 6) + random() * 20 - 30
    return `<path d="M${x} -10 L${x + 16 + random() * 22} -10 L${x - 40 + random() * 30} ${height} L${x - 100} ${height}Z" fill="${lighten(light.mid, 0.6)}" opacity=".14"/>`
  })
  const bubbles = repeat(
    26,
    () =>
      `<circle cx="${random() * width}" cy="${random() * height}" r="${1 + random() * 5}" fill="none" stroke="#fff" stroke-opacity=".35"/>`,
  )
  const weeds = repeat(11, () => {
    const x = random() * width
    const tall = 40 + random() * 80
    return `<path d="M${x} ${height} C${x - 16} ${height - tall * 0.4} ${x + 18} ${height - tall * 0.6} ${x + random() * 12} ${height - tall}" stroke="${darken(light.mid, 0.5)}" stroke-width="${5 + random() * 6}" fill="none" stroke-linecap="round"/>`
  })
  return shafts + bubbles + weeds + hills(ground, height * 0.93, 22, darken(light.deep, 0.35))
}

export const forest: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  let trees = hills(ground, height * 0.62, 40, mix(light.mid, light.deep, 0.4))
  for (const [line, scale, shade] of [
    [0.74, 0.8, 0.25],
    [0.95, 1.25, 0.62],
  ] as const)
    for (let x = -10; x < width + 20; x += 17 * scale + random() * 10) {
      const tall = (62 + random() * 46) * scale
      const span = 15 * scale
      trees += `<path d="M${x} ${height * line + 20 - tall} l${span} ${tall * 0.42} h-${span * 0.4} l${span * 0.8} ${tall * 0.6} h-${span * 2.8} l${span * 0.8} -${tall * 0.6} h-${span * 0.4}Z" fill="${darken(mix(light.mid, light.deep, 0.6), shade)}"/>`
    }
  return trees
}

export const peaks: Backdrop = (ground) => {
  const { light, height } = ground
  return (
    ridge(ground, height * 0.6, 95, 7, mix(light.mid, lighten(light.key, 0.4), 0.3)) +
    ridge(ground, height * 0.78, 80, 9, mix(light.mid, light.deep, 0.55)) +
    ridge(ground, height * 0.95, 50, 10, darken(light.deep, 0.4))
  )
}

export const lava: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const sparks = repeat(
    40,
    () =>
      `<circle cx="${random() * width}" cy="${height - random() * random() * height}" r="${0.6 + random() * 2.6}" fill="${lighten(light.key, random() * 0.6)}"/>`,
  )
  return (
    ridge(ground, height * 0.5, 80, 9, darken(light.mid, 0.5)) +
    sparks +
    hills(ground, height * 0.86, 26, light.key) +
    hills(ground, height * 0.94, 22, darken(light.key, 0.35))
  )
}

export const orchard: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const green = mix(light.deep, '#2f7a2a', 0.5)
  const crowns = repeat(7, (index) => {
    const x = (index / 6) * width + random() * 20 - 10
    const y = height * (0.5 + random() * 0.08)
    const trunk = `<path d="M${x - 4} ${y} L${x - 7} ${height * 0.78} H${x + 7} L${x + 4} ${y}Z" fill="${darken(light.deep, 0.2)}"/>`
    const leaves = repeat(
      6,
      () =>
        `<circle cx="${x + random() * 48 - 24}" cy="${y - random() * 32}" r="${14 + random() * 10}" fill="${mix(green, light.mid, random() * 0.5)}"/>`,
    )
    return (
      trunk +
      leaves +
      repeat(
        5,
        () =>
          `<circle cx="${x + random() * 44 - 22}" cy="${y - random() * 34}" r="3" fill="${lighten(light.key, 0.2)}"/>`,
      )
    )
  })
  return (
    crowns +
    hills(ground, height * 0.76, 22, mix(green, light.deep, 0.4)) +
    hills(ground, height * 0.9, 22, darken(green, 0.45))
  )
}

export const dawn: Backdrop = (ground) => {
  const { light, width, height, lightX } = ground
  const bands = repeat(
    5,
    (index) =>
      `<ellipse cx="${lightX}" cy="${height * 0.66}" rx="${width * (0.16 + index * 0.14)}" ry="${height * (0.24 + index * 0.17)}" fill="${lighten(light.key, 0.5 - index * 0.1)}" opacity=".2"/>`,
  )
  return (
    bands +
    hills(ground, height * 0.7, 34, mix(light.mid, light.deep, 0.45)) +
    hills(ground, height * 0.84, 30, darken(light.deep, 0.25))
  )
}

export const lake: Backdrop = (ground) => {
  const { light, random, width, height, lightX } = ground
  const shore = ridge(ground, height * 0.52, 54, 9, mix(light.mid, light.deep, 0.5))
  const water = `<rect y="${height * 0.52}" width="${width}" height="${height}" fill="${mix(light.mid, light.deep, 0.25)}"/>`
  const glints = repeat(34, () => {
    const y = height * (0.54 + random() * 0.44)
    const spread = (y - height * 0.5) * 1.7
    return `<rect x="${lightX - spread + random() * spread * 2}" y="${y}" width="${8 + random() * 40}" height="1.800" rx="1" fill="${lighten(light.key, 0.4)}" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`
  })
  return shore + water + glints
}

export const snow: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const flakes = repeat(
    80,
    () =>
      `<circle cx="${random() * width}" cy="${random() * height}" r="${0.6 + random() * 2.4}" fill="#fff" opacity="${(0.3 + random() * 0.6).toFixed(2)}"/>`,
  )
  return (
    hills(ground, height * 0.7, 36, mix('#eaf4ff', light.mid, 0.45)) +
    hills(ground, height * 0.86, 28, mix('#ffffff', light.mid, 0.2)) +
    flakes
  )
}

export const storm: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const clouds = repeat(
    22,
    (index) =>
      `<ellipse cx="${random() * width}" cy="${random() * height * 0.42}" rx="${40 + random() * 46}" ry="${14 + random() * 16}" fill="${mix(light.mid, light.deep, 0.15 + (index % 4) * 0.22)}" opacity=".75"/>`,
  )
  const bolt = (x: number, scale: number): string =>
    `<path transform="translate(${x} ${height * 0.16}) scale(${scale})" d="M8 0 L-14 42 H0 L-16 92 L22 36 H6 L20 0Z" fill="${lighten(light.key, 0.6)}" filter="url(#haze)"/><path transform="translate(${x} ${height * 0.16}) scale(${scale * 0.9})" d="M8 0 L-14 42 H0 L-16 92 L22 36 H6 L20 0Z" fill="#fff"/>`
  const fall = repeat(40, () => {
    const x = random() * width
    const y = random() * height
    return `<path d="M${x} ${y} l-5 15" stroke="#fff" stroke-opacity=".2"/>`
  })
  return (
    clouds +
    bolt(width * 0.14, 1.1) +
    bolt(width * 0.86, 1.25) +
    fall +
    ridge(ground, height * 0.9, 30, 10, darken(light.deep, 0.4))
  )
}

export const vines: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const rows = repeat(
    9,
    (index) =>
      `<path d="M${width / 2 + (index - 4) * 10} ${height * 0.5} L${width / 2 + (index - 4) * 92} ${height}" stroke="${mix('#3f8a2a', light.deep, 0.35 + (index % 2) * 0.2)}" stroke-width="20"/>`,
  )
  const leaves = repeat(16, () => {
    const x = random() * width
    return `<g transform="translate(${x} ${random() * 30 - 6}) rotate(${random() * 360}) scale(${0.7 + random() * 0.7})"><path d="M0 -16 L6 -6 L17 -6 L9 3 L13 15 L0 9 L-13 15 L-9 3 L-17 -6 L-6 -6Z" fill="${mix('#4fa83a', light.deep, random() * 0.6)}"/></g>`
  })
  return hills(ground, height * 0.54, 30, mix(light.mid, '#3f7a2a', 0.4)) + rows + leaves
}

export const ice: Backdrop = (ground) => {
  const { light, random, width, height } = ground
  const shards = repeat(12, (index) => {
    const x = (index / 11) * width + random() * 16 - 8
    const tall = height * (0.25 + Math.abs(index - 5.5) * 0.07 + random() * 0.12)
    const span = 18 + random() * 18
    return `<path d="M${x - span} ${height} L${x + random() * 10 - 5} ${height - tall} L${x + span} ${height}Z" fill="${mix(light.mid, '#e4f7ff', 0.25 + random() * 0.3)}"/><path d="M${x} ${height} L${x + 2} ${height - tall} L${x + span} ${height}Z" fill="#fff" opacity=".2"/>`
  })
  const icicles = repeat(
    22,
    (index) => `<path d="M${index * (width / 21) - 8} -2 h16 l-8 ${12 + random() * 30}Z" fill="#e4f7ff" opacity=".4"/>`,
  )
  return icicles + shards
}
