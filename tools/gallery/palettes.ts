import type { Look } from '#config/look.ts'
import { writeThemeCss } from '#config/theme.ts'
import deskRoles from '#apps/backoffice/src/styles/roles.css?inline'
import deskTokens from '#apps/backoffice/src/styles/tokens.css?inline'
import siteRoles from '#ui/roles/site.css?inline'
import siteTokens from '#ui/tokens.css?inline'

const looks = import.meta.glob<Pick<Look, 'palette'>>('../../config/brands/*/look.json', {
  import: 'default',
  eager: true,
})
const brands = Object.entries(looks).map(([path, { palette }]) => {
  const brand = path.split('/').at(-2) ?? ''
  return { brand, css: writeThemeCss(palette, brand) }
})

/** Every look in which the components are shown. */
export const palettes: readonly string[] = ['light', 'dark', ...brands.map(({ brand }) => brand)]

/** Puts on the tokens of one look: a theme of the back office, or a brand of the player site. */
export function putOn(palette: string): void {
  const brand = brands.find((one) => one.brand === palette)
  const style = document.createElement('style')
  style.textContent = brand ? siteTokens + brand.css + siteRoles : deskTokens + deskRoles
  document.head.append(style)
  const { dataset } = document.documentElement
  if (brand) dataset['brand'] = brand.brand
  else dataset['theme'] = palette
}
