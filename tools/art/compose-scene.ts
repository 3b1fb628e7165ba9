import { backdrops, type Ground } from './backdrops/index.ts'
import { darken, lighten } from './colour.ts'
import { drawPiece } from './draw-piece.ts'
import { frames } from './frames.ts'
import { layouts, type Layout, type Place } from './layouts.ts'
import { drawLettering } from './lettering/draw-lettering.ts'
import { seedRandom, type Random } from './random.ts'
import type { Light, Recipe } from './recipe.ts'

/** The finished SVG of an icon: 360×240 px with lettering and frame. `density` is output px for one px. */
export function composeIcon(recipe: Recipe, density: number): string {
  const [width, height] = [360, 240]
  const random = seedRandom(recipe.key)
  const layout: Layout = layouts[recipe.layout]
  const [shareX, shareY] = layout.lightAt ?? [0.5, 0.4]
  const ground = { light: recipe.light, random, width, height, lightX: width * shareX, lightY: height * shareY }
  const lettering = drawLettering(recipe, {
    x: 180,
    bottom: 215,
    width: 312,
    tilt: (random() - 0.5) * 4,
    skew: 0,
    ...layout.lettering,
  })
  const pieces = drawPieces(recipe, layout, random, density, (place) => place)
  return wrap(ground, density, [
    paintGround(recipe, ground, 0.92),
    sparkle(ground, 20),
    pieces,
    sparkle(ground, 5),
    lettering,
    frames[recipe.frame](recipe.light, width, height),
  ])
}

/** A cover of 640×360 px without lettering: the hero stands right of the middle, large pieces blur in front. */
export function composeCover(recipe: Recipe, density: number): string {
  const [width, height] = [640, 360]
  const random = seedRandom(recipe.key)
  const layout: Layout = layouts[recipe.layout]
  const ground = { light: recipe.light, random, width, height, lightX: width * 0.66, lightY: height * 0.44 }
  // The cluster of the icon, grown and moved aside, so text has the left half.
  const [across, down] = spanOf(layout)
  const grow = Math.min(1.5, 400 / across, 330 / down)
  const middle = middleOf(layout)
  const pieces = drawPieces(recipe, layout, random, density, (place) => ({
    ...place,
    x: width * 0.66 + (place.x - middle[0]) * grow,
    y: height * 0.49 + (place.y - middle[1]) * grow,
    size: place.size * grow,
    blur: place.blur * grow,
  }))
  return wrap(ground, density, [
    paintGround(recipe, ground, 0.6),
    sparkle(ground, 42),
    pieces,
    drawForeground(recipe, density, width, height),
    sparkle(ground, 6),
  ])
}

/** The stage behind reels: the backdrop and the light only, 640×640 px, dimmed so that symbols stand out. */
export function composeStage(recipe: Recipe, density: number): string {
  const [width, height] = [640, 640]
  const ground = {
    light: recipe.light,
    random: seedRandom(recipe.key),
    width,
    height,
    lightX: width / 2,
    lightY: height * 0.36,
  }
  const wash = `<rect width="${width}" height="${height}" fill="${darken(recipe.light.deep, 0.3)}" opacity=".26"/>`
  return wrap(ground, density, [paintGround(recipe, ground, 0.85, 0.3), wash, sparkle(ground, 60)])
}

function drawPieces(
  recipe: Recipe,
  layout: Layout,
  random: Random,
  density: number,
  move: (place: Place) => Place,
): string {
  const drawn = layout.places.map((place, index) => {
    const piece = recipe.pieces[index % recipe.pieces.length] ?? ''
    const sway = index === 0 ? 2 : 6
    const moved = move({
      ...place,
      turn: place.turn + (random() - 0.5) * sway,
      size: place.size * (0.97 + random() * 0.06),
    })
    return drawPiece(piece, moved, { id: `p${index}`, rim: recipe.light.key, density, glow: index === 0 ? 9 : 4 })
  })
  return layout.order.map((index) => drawn[index] ?? '').join('')
}

function drawForeground(recipe: Recipe, density: number, width: number, height: number): string {
  // A curve is air, not a thing that can lie in front.
  const near = recipe.pieces.filter((piece) => !piece.startsWith('@curve')).at(-1) ?? ''
  const places: readonly Place[] = [
    { x: width * 0.04, y: height * 0.94, size: 150, turn: -18, dim: 0.7, blur: 5 },
    { x: width * 0.97, y: height * 0.96, size: 130, turn: 16, dim: 0.75, blur: 4 },
  ]
  return places
    .map((place, index) => drawPiece(near, place, { id: `n${index}`, rim: recipe.light.key, density, glow: 0 }))
    .join('')
}

function paintGround({ backdrops: names, light }: Recipe, ground: Ground, floor: number, glow = 0.85): string {
  const { width, height, lightX, lightY } = ground
  const families = names.map((name) => backdrops[name](ground)).join('')
  return `<rect width="${width}" height="${height}" fill="url(#air)"/>${families}<circle cx="${lightX}" cy="${lightY}" r="${height * 0.62}" fill="url(#keylight)" style="mix-blend-mode:screen" opacity="${glow}"/><rect width="${width}" height="${height}" fill="url(#vignette)"/><rect width="${width}" height="${height}" fill="url(#floor)" opacity="${floor}"/><ellipse cx="${lightX}" cy="${height * 0.68}" rx="${height * 0.55}" ry="${height * 0.07}" fill="${light.key}" opacity=".3" filter="url(#haze)"/>`
}

function sparkle({ random, width, height, light }: Ground, count: number): string {
  return Array.from({ length: count }, () => {
    const near = random()
    const x = (random() * width).toFixed(0)
    const y = (random() * height).toFixed(0)
    if (near > 0.72)
      return `<path transform="translate(${x} ${y}) scale(${(0.25 + random() * 0.8).toFixed(2)})" d="M0 -9 L1.6 -1.6 L9 0 L1.6 1.6 L0 9 L-1.6 1.6 L-9 0 L-1.6 -1.6Z" fill="#fff" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`
    return `<circle cx="${x}" cy="${y}" r="${(0.8 + near * 3.4).toFixed(1)}" fill="${lighten(light.key, 0.4)}" opacity="${(0.12 + random() * 0.4).toFixed(2)}"/>`
  }).join('')
}

function wrap({ light, width, height, lightX, lightY }: Ground, density: number, layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width * density}" height="${height * density}"><defs>${lightDefs(light, width, height, lightX, lightY)}</defs>${layers.join('')}</svg>`
}

function lightDefs(light: Light, width: number, height: number, x: number, y: number): string {
  const user = 'gradientUnits="userSpaceOnUse"'
  return `<radialGradient id="air" ${user} cx="${x}" cy="${y}" r="${width * 0.62}"><stop stop-color="${lighten(light.mid, 0.22)}"/><stop offset=".45" stop-color="${light.mid}"/><stop offset="1" stop-color="${light.deep}"/></radialGradient><radialGradient id="keylight"><stop stop-color="${lighten(light.key, 0.6)}" stop-opacity=".95"/><stop offset=".35" stop-color="${light.key}" stop-opacity=".5"/><stop offset="1" stop-color="${light.key}" stop-opacity="0"/></radialGradient><radialGradient id="vignette" ${user} cx="${width / 2}" cy="${height * 0.42}" r="${width * 0.6}"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient><linearGradient id="floor" x2="0" y2="1"><stop offset=".5" stop-color="${light.deep}" stop-opacity="0"/><stop offset="1" stop-color="${darken(light.deep, 0.5)}" stop-opacity=".95"/></linearGradient><linearGradient id="fold"><stop stop-color="${darken(light.mid, 0.55)}"/><stop offset=".45" stop-color="${lighten(light.mid, 0.12)}"/><stop offset="1" stop-color="${darken(light.mid, 0.6)}"/></linearGradient><linearGradient id="gold" x2="1" y2="1"><stop stop-color="#fff2b8"/><stop offset=".25" stop-color="#ffbe3a"/><stop offset=".5" stop-color="#8d4c05"/><stop offset=".72" stop-color="#ffd25e"/><stop offset="1" stop-color="#a35c08"/></linearGradient><filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${(height * 0.06).toFixed(0)}"/></filter><filter id="lettershade" x="-6%" y="-14%" width="112%" height="136%"><feGaussianBlur in="SourceAlpha" stdDeviation="4.5"/><feOffset dy="4"/><feComponentTransfer><feFuncA type="linear" slope=".75"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
}

const spanOf = ({ places }: Layout): readonly [across: number, down: number] => {
  const reach = (read: (place: Place) => number): number =>
    Math.max(...places.map((place) => read(place) + place.size / 2)) -
    Math.min(...places.map((place) => read(place) - place.size / 2))
  return [reach((place) => place.x), reach((place) => place.y)]
}

const middleOf = ({ places }: Layout): readonly [number, number] => {
  const along = (read: (place: Place) => number): number =>
    (Math.min(...places.map(read)) + Math.max(...places.map(read))) / 2
  return [along((place) => place.x), along((place) => place.y)]
}
