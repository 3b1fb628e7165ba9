/** How a piece is lit: `size` in px decides how deep its form is, `density` is output px for one px of the scene. */
export type Relight = {
  readonly id: string
  readonly size: number
  readonly density: number
  readonly rim: string
  readonly dim: number
  readonly blur: number
  readonly glow: number
}

/**
 * The filter that takes the sticker look off a flat symbol: round volume from a wide slope, a highlight from a narrow
 * one, a rim in the key colour from behind, more saturation, a shadow on the ground and a glow around.
 */
export function relightFilter({ id, size, density, rim, dim, blur, glow }: Relight): string {
  const wide = (size * 0.06).toFixed(1)
  const narrow = (size * 0.02).toFixed(1)
  // Slopes are measured per output pixel, so a denser picture needs a taller relief for the same light.
  const relief = (share: number): string => (size * share * density).toFixed(1)
  const soften =
    blur > 0
      ? `<feGaussianBlur in="formed" stdDeviation="${blur}" result="body"/>`
      : '<feOffset in="formed" result="body"/>'
  const halo =
    glow > 0
      ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${glow}" result="far"/><feFlood flood-color="${rim}" flood-opacity=".75"/><feComposite in2="far" operator="in" result="halo"/>`
      : '<feFlood flood-opacity="0" result="halo"/>'
  return `<filter id="${id}" color-interpolation-filters="sRGB" x="-18%" y="-18%" width="136%" height="140%">
<feGaussianBlur in="SourceAlpha" stdDeviation="${wide}" result="slope"/><feGaussianBlur in="SourceAlpha" stdDeviation="${narrow}" result="edge"/>
<feDiffuseLighting in="slope" surfaceScale="${relief(0.085)}" diffuseConstant="1.08" lighting-color="#fffdf8" result="volume"><feDistantLight azimuth="238" elevation="56"/></feDiffuseLighting>
<feColorMatrix in="SourceGraphic" type="saturate" values="1.28" result="rich"/>
<feComposite in="volume" in2="rich" operator="arithmetic" k1="${(0.98 * dim).toFixed(2)}" k2="0" k3="${(0.14 * dim).toFixed(2)}" k4="0" result="lit"/>
<feSpecularLighting in="edge" surfaceScale="${relief(0.03)}" specularConstant=".62" specularExponent="24" lighting-color="#fff6e2" result="shine"><feDistantLight azimuth="235" elevation="46"/></feSpecularLighting>
<feSpecularLighting in="edge" surfaceScale="${relief(0.035)}" specularConstant=".85" specularExponent="9" lighting-color="${rim}" result="back"><feDistantLight azimuth="50" elevation="14"/></feSpecularLighting>
<feComposite in="shine" in2="lit" operator="arithmetic" k1="0" k2="${(0.7 * dim).toFixed(2)}" k3="1" k4="0" result="shone"/>
<feComposite in="back" in2="shone" operator="arithmetic" k1="0" k2="${(0.5 * dim).toFixed(2)}" k3="1" k4="0" result="rimmed"/><feComposite in="rimmed" in2="SourceAlpha" operator="in" result="formed"/>
${soften}<feGaussianBlur in="SourceAlpha" stdDeviation="${(size * 0.034).toFixed(1)}" result="cast"/><feOffset in="cast" dy="${(size * 0.035).toFixed(1)}" result="moved"/><feFlood flood-color="#000" flood-opacity=".62"/><feComposite in2="moved" operator="in" result="shadow"/>
${halo}<feMerge><feMergeNode in="halo"/><feMergeNode in="shadow"/><feMergeNode in="body"/></feMerge></filter>`
}
