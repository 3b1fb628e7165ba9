import type { Look } from '#config/look.ts'
import { themeModes, themeTokens } from '#contract/shapes/look.ts'

type Change = { readonly field: string; readonly about?: string; readonly before: string; readonly after: string }

/** Differences between two looks, one row for each colour, axis or list, for the approver. */
export function lookChanges(before: Look, after: Look): Change[] {
  const was = valuesOf(before)
  return [...valuesOf(after)].flatMap(([name, value]) => {
    const old = was.get(name) ?? ''
    if (old === value) return []
    const [field = '', about] = name.split(' ')
    return [{ field, ...(about === undefined ? {} : { about }), before: old, after: value }]
  })
}

function valuesOf({ palette, type, ...axes }: Look): Map<string, string> {
  const rest = Object.entries(axes).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ])
  return new Map(
    [
      ...themeModes.flatMap((theme) => themeTokens.map((token) => [`${theme} ${token}`, palette[theme][token]])),
      ['display', type.display],
      ['body', type.body],
      ...rest,
    ].map(([name, value]) => [`look.${name ?? ''}`, value ?? '']),
  )
}
