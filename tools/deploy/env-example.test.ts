import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { neededVariables } from '#apps/api/environment/needed-variables.ts'
import { marketKeys } from '#config/market.ts'
import { writeEnvExample } from './env-example.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Only for tests and experiments. */
const NOT_OF_DEPLOYMENTS = ['PATH', 'TEST_LOG', 'NODE_COMPILE_CACHE']

/** Names of all variables that processes read. */
function readNames(): string[] {
  const files = ['apps', 'config', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      // The agent runs at a venue, with few variables of its own (apps/venue-agent/README.md).
      .filter(({ parentPath }) => !parentPath.includes('venue-agent'))
      .filter(({ name }) => name.endsWith('.ts') && !name.includes('.test.'))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  )
  const names = files.flatMap((text) =>
    [...text.matchAll(/(?:env\[|read\(|number\(|pem\()'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !NOT_OF_DEPLOYMENTS.includes(name))
}

describe('the example of an environment', () => {
  it('equals the generated one (npm run env:example)', () => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(writeEnvExample())
  })
  it('names for each variable every process that does not start without it', () => {
    const lines = writeEnvExample().split('\n')
    for (const process of ['api', 'worker'] as const)
      for (const name of marketKeys.flatMap((market) => neededVariables(process, market))) {
        const [processes] = (lines[lines.indexOf(`${name}=`) - 1] ?? '').slice(2).split(':')
        expect(processes?.split(', '), name).toContain(process)
      }
    expect(lines[lines.indexOf('AUDIT_FOLDER=') - 1]).toBe('# worker')
  })
  it('names every variable that a process reads, once', () => {
    const lines = writeEnvExample().split('\n')
    for (const name of readNames())
      expect(
        lines.filter((line) => line === `${name}=` || line === `# ${name}=` || line === `${name}=production`),
        name,
      ).toHaveLength(1)
  })
})
