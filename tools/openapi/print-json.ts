const LINE_LETTERS = 120

/** JSON for people and diffs: what fits into 120 columns is on one line, everything else is broken. */
export function printJson(value: unknown, indent = ''): string {
  const line = printOnLine(value)
  if (indent.length + line.length <= LINE_LETTERS || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => deeper + printJson(one, deeper))
    : Object.entries(value).map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${printJson(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function printOnLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printOnLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${printOnLine(one)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
