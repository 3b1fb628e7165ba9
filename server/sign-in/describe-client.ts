const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** A short description of a session's device, which its owner can recognise: `Firefox · Windows`. */
export function describeClient(userAgent: string): string {
  const find = (known: readonly (readonly [RegExp, string])[]) => known.find(([mark]) => mark.test(userAgent))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined).join(' · ') || 'API'
}
