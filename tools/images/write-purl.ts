/**
 * The URL of a package as scanners read it (package URL, ECMA-427): every part is percent-encoded, except for letters, digits,
 * `.-_~` and the colon.
 * @param path namespace and name
 */
export function writePurl(
  type: 'deb' | 'npm' | 'generic',
  path: readonly string[],
  version: string,
  qualifiers: Readonly<Record<string, string | undefined>> = {},
): string {
  const stated = Object.entries(qualifiers)
    .flatMap(([name, value]) => (value ? [`${name}=${encodePart(value)}`] : []))
    .toSorted()
    .join('&')
  return `pkg:${type}/${path.map(encodePart).join('/')}@${encodePart(version)}${stated && `?${stated}`}`
}

const encodePart = (part: string): string => encodeURIComponent(part).replaceAll('%3A', ':')
