import { readFileSync } from 'node:fs'

/** Version of this checkout, as package.json has it: what every process says that it is. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
