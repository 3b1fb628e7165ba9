/** Figures of a rule as in the pack: `hours 48`, `kinds A, B`; nested values in brackets. */
export function writeFigures(figures: Readonly<Record<string, unknown>>): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${writeValue(value)}`)
    .join(' · ')
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(', ')
  if (value !== null && typeof value === 'object') return `(${writeFigures(value as Record<string, unknown>)})`
  return String(value)
}
