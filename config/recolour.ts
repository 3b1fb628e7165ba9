/** A picture as SVG in other colours, token by token. */
export function recolour<Token extends string>(
  svg: string,
  from: Readonly<Record<Token, string>>,
  to: Readonly<Record<Token, string>>,
): string {
  const colours = new Map<string, string>((Object.keys(from) as Token[]).map((token) => [from[token], to[token]]))
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour)
}
