import { readFileSync } from 'node:fs'

/** Version in package.json of this checkout, which every process reports. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
