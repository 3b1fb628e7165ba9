/** Puts values into a text: `Linie {line}`. A value that is not given stays visible, so that it is noticed. */
export function fillText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}
