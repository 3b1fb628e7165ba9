import type { Theme } from '#config/theme.ts'
import type { Motif, Tone } from './shapes.ts'

/** Colours of a picture: those of the brand's dark pages, and that of text. The picture is redrawn in those of the live look. */
export type Colours = Theme & { readonly text: string }
export type Paint = Readonly<Record<Tone, string>>

/** Flat areas without edges, like a poster of cut paper. */
export const flat = (colours: Colours): Paint => ({
  main: `fill="${colours.accent}"`,
  light: `fill="${colours['accent-hi']}"`,
  dark: `fill="${colours['accent-lo']}"`,
  ink: `fill="${colours['on-accent']}"`,
  paper: `fill="${colours.text}"`,
})

/** The same areas with an edge round each. */
export const edged = (colours: Colours, width: number): Paint => {
  const edge = `stroke="${colours.bg}" stroke-width="${width}" stroke-linejoin="round"`
  const { main, light, dark, ink, paper } = flat(colours)
  return { main: `${main} ${edge}`, light: `${light} ${edge}`, dark: `${dark} ${edge}`, ink, paper: `${paper} ${edge}` }
}

/** Lines, as on a copper plate, over dark surfaces. */
export const engraved = (colours: Colours): Paint => {
  const line = (width: number, colour: string) => `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`
  return {
    main: `fill="${colours.s3}" ${line(2, colours.accent)}`,
    light: `fill="${colours.line}" ${line(1.4, colours['accent-hi'])}`,
    dark: `fill="${colours.s1}" ${line(2, colours['accent-lo'])}`,
    ink: `fill="${colours.bg}" ${line(1, colours.accent)}`,
    paper: `fill="none" ${line(1.6, colours.text)}`,
  }
}

/** Shadows before a light, with one edge lit. */
export const silhouette = (colours: Colours): Paint => ({
  main: `fill="${colours.bg}" stroke="${colours.accent}" stroke-width="1"`,
  light: `fill="${colours.s2}"`,
  dark: `fill="${colours.s1}"`,
  ink: `fill="${colours.accent}"`,
  paper: `fill="${colours['accent-hi']}"`,
})

export const drawMotif = (motif: Motif, paint: Paint): string =>
  motif.map(([tone, path]) => `<path ${paint[tone]} d="${path}"/>`).join('')

export const at = (x: number, y: number, size: number, inner: string, turn = 0): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${(size / 100).toFixed(2)})">${inner}</g>`

export const fill = (path: string, colour: string, opacity = 1): string =>
  `<path fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${path}"/>`

export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${path}"/>`
